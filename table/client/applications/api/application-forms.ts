import { notifications } from "../platform.ts";
import { FormDataExtended } from "../ux/form-data-extended.ts";
import type { ApplicationV2 } from "./application.ts";
import type { ApplicationFormConfiguration } from "./application-types.ts";

/**
 * Hand what a form holds to its handler. A handler that fails is told to the person and keeps the form open.
 * Resolves whether the form was handled.
 */
export async function submitForm(
  application: ApplicationV2,
  configuration: ApplicationFormConfiguration,
  form: HTMLFormElement,
  event: Event,
): Promise<boolean> {
  if (configuration.handler) {
    try {
      await configuration.handler.call(application, event, form, new FormDataExtended(form));
    } catch (error) {
      notifications.error(error instanceof Error ? error.message : String(error));
      console.error(error);
      return false;
    }
  }
  if (configuration.closeOnSubmit) await application.close({ submitted: true });
  return true;
}
