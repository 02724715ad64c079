import type { AspectNature } from "../../aspects/aspect-kind.ts";

/** Shifts that make an aspect stay for the scene. */
const STICKY_FROM = 2;

/** What a successful manoeuvre places: how long it stays, and the shifts that removing it needs. Source: T4. */
export function manoeuvreAspect(shifts: number): { readonly nature: AspectNature; readonly removal: number } {
  return { nature: shifts >= STICKY_FROM ? "sticky" : "fragile", removal: shifts };
}
