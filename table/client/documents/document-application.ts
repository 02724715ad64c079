/** A window that shows a document. */
export interface DocumentApplication {
  readonly id: string;
  readonly rendered: boolean;
  render(options?: object | boolean): unknown;
  close(options?: Record<string, unknown>): Promise<unknown>;
}
