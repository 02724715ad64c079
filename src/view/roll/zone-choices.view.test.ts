import { expect, test } from "vitest";
import { alsoInZone, zoneChoices, zoneKey } from "./zone-choices.view.ts";

const [ANN, BEN, CLEO] = ["Ann", "Ben", "Cleo"].map((name) => ({ uuid: `Scene.s.Token.${name}`, name })) as [Named, Named, Named];
interface Named {
  readonly uuid: string;
  readonly name: string;
}

const nobody = (): boolean => false;

test("S7. An explosive is against everyone in the zone: whom it is thrown at, and who else is ticked", () => {
  const zone = { [zoneKey(BEN)]: true, [zoneKey(CLEO)]: false };
  const asked = { zone, targets: [ANN], here: [ANN, BEN, CLEO], beside: nobody };
  expect(zoneKey(BEN)).toBe("Scene_s_Token_Ben");
  expect(zoneChoices(asked)).toEqual([
    { key: zoneKey(BEN), name: "Ben", checked: true },
    { key: zoneKey(CLEO), name: "Cleo", checked: false },
  ]);
  expect(alsoInZone(asked)).toEqual([BEN]);
});

test("who is in the same zone of the board is ticked, until the attacker unticks them", () => {
  const asked = { zone: {}, targets: [ANN], here: [ANN, BEN, CLEO], beside: ({ name }: Named) => name !== "Cleo" };
  expect(alsoInZone(asked)).toEqual([BEN]);
  expect(alsoInZone({ ...asked, zone: { [zoneKey(BEN)]: false } })).toEqual([]);
});

test("whom it is thrown at is in it once, ticked or not", () => {
  expect(alsoInZone({ zone: { [zoneKey(ANN)]: true }, targets: [ANN], here: [ANN, BEN], beside: nobody })).toEqual([]);
});
