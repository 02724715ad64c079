import { notifications } from "../platform.ts";
import { FormDataExtended } from "../ux/form-data-extended.ts";
import type { ApplicationV2 } from "./application.ts";
import type { ApplicationFormConfiguration } from "./application-types.ts";

/**
 * Passes a form's data to its handler. If the handler fails, the user is notified and the form stays open.
 * Resolves to whether the form was handled.
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
