/** Percent-encodes a path or URL without changing what is already encoded. */
export function encodeURL(path: string): string {
  if (/^(data|blob):/.test(path)) return path;
  try {
    return new URL(path).href;
  } catch {
    return path
      .split("/")
      .map((part) => encodeURIComponent(safeDecode(part)))
      .join("/");
  }
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A URL of this server: paths become absolute from its root; full URLs stay. */
export function getRoute(path: string, { prefix = null }: { prefix?: string | null } = {}): string {
  if (/^[a-z]+:/i.test(path)) return path;
  const parts = [prefix ?? "", path].join("/").split("/").filter(Boolean);
  return `/${parts.join("/")}`;
}
