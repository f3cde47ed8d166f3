/** Written by tools/generators/event_types.py from the game's table of events: do not edit. */

export type Phase = "climate" | "mutation" | "initiative" | "movement" | "birth" | "survival";

export type Token = "+2" | "+1" | "+0" | "-1" | "meteor";

export type Ground = "ideal" | "hot" | "cold" | "deadly";

export type Gene =
  | "-"
  | "legs"
  | "horn"
  | "thermoregulation"
  | "fur"
  | "egg"
  | "vial"
  | "bony-frill"
  | "big-horn"
  | "hard-shell"
  | "fins"
  | "caveman"
  | "adrenaline"
  | "strong-thighs"
  | "chameleon-skin"
  | "wings"
  | "regeneration"
  | "deadly-babies"
  | "sixth-sense";

export type Offer =
  | "card"
  | "legs"
  | "horn"
  | "thermoregulation"
  | "fur"
  | "egg"
  | "vial"
  | "bony-frill"
  | "big-horn"
  | "hard-shell"
  | "fins"
  | "caveman"
  | "adrenaline"
  | "strong-thighs"
  | "chameleon-skin"
  | "wings"
  | "regeneration"
  | "deadly-babies"
  | "sixth-sense";

export type Card =
  | "alchemical-mutation"
  | "mad-attack"
  | "camouflage"
  | "geysers"
  | "council-of-sages"
  | "horde-of-rats"
  | "egg-thief"
  | "human-intervention"
  | "missing-ingredients"
  | "last-survivor"
  | "migration"
  | "oasis"
  | "open-incubator"
  | "prophecy"
  | "terror";

export type Face = "fail" | "success" | "equal" | "more" | "two-more";

export type GameEvent =
  | { event: "round"; args: { round: number } }
  | { event: "phase"; args: { phase: Phase } }
  | { event: "token"; args: { token: Token } }
  | { event: "dial"; args: { beach: Ground; plain: Ground; hill: Ground; mountain: Ground } }
  | { event: "meteor"; args: Record<string, never> }
  | { event: "gene-laid"; args: { column: number; gene: Gene } }
  | { event: "bid"; args: { seat: number; column: number; bid: number; what: Offer } }
  | { event: "outbid"; args: { seat: number; column: number; what: Offer } }
  | { event: "stays-out"; args: { seat: number } }
  | { event: "paid"; args: { seat: number; points: number } }
  | { event: "gene-won"; args: { seat: number; gene: Gene } }
  | { event: "card-won"; args: { seat: number; card: Card | null } }
  | { event: "no-card"; args: { seat: number } }
  | { event: "card-played"; args: { seat: number; card: Card } }
  | { event: "order"; args: { first: number } }
  | { event: "placed"; args: { seat: number; place: number } }
  | { event: "walked"; args: { seat: number; from: string; to: string } }
  | { event: "swam"; args: { seat: number; from: string; to: string } }
  | { event: "flew"; args: { seat: number; from: string; to: string } }
  | { event: "attacked"; args: { seat: number; from: string; owner: number; to: string } }
  | { event: "fight-die"; args: { face: Face } }
  | { event: "attack-won"; args: { seat: number; to: string } }
  | { event: "attack-failed"; args: { seat: number; to: string } }
  | { event: "killed"; args: { owner: number; cell: string } }
  | { event: "fled"; args: { owner: number; from: string; to: string } }
  | { event: "born"; args: { seat: number; cell: string } }
  | { event: "taken-off"; args: { seat: number; cell: string } }
  | { event: "babies-die"; args: { seat: number; cell: string; face: number } }
  | { event: "newborn-died"; args: { seat: number; cell: string } }
  | { event: "newborn-back"; args: { seat: number; cell: string } }
  | { event: "stolen"; args: { seat: number; owner: number; cell: string } }
  | { event: "no-births"; args: Record<string, never> }
  | { event: "died"; args: { owner: number; cell: string; ground: Ground } }
  | { event: "earned"; args: { seat: number; points: number } }
  | { event: "skipped"; args: { seat: number } }
  | { event: "passed"; args: { seat: number } }
  | { event: "game-over"; args: Record<string, never> };
