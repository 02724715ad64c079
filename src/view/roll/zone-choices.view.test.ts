import { expect, test } from "vitest";
import { alsoInZone, zoneChoices, zoneKey } from "./zone-choices.view.ts";

const [ANN, BEN, CLEO] = ["Ann", "Ben", "Cleo"].map((name) => ({ uuid: `Scene.s.Token.${name}`, name })) as [Named, Named, Named];
interface Named {
  readonly uuid: string;
  readonly name: string;
}

test("S7. An explosive is against everyone in the zone: whom it is thrown at, and who else is ticked", () => {
  const zone = { [zoneKey(BEN)]: true, [zoneKey(CLEO)]: false };
  expect(zoneKey(BEN)).toBe("Scene_s_Token_Ben");
  expect(zoneChoices(zone, [ANN], [ANN, BEN, CLEO])).toEqual([
    { key: zoneKey(BEN), name: "Ben", checked: true },
    { key: zoneKey(CLEO), name: "Cleo", checked: false },
  ]);
  expect(alsoInZone(zone, [ANN], [ANN, BEN, CLEO])).toEqual([BEN]);
});

test("whom it is thrown at is in it once, ticked or not", () => {
  expect(alsoInZone({ [zoneKey(ANN)]: true }, [ANN], [ANN, BEN])).toEqual([]);
});
