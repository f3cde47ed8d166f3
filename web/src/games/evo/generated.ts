/**
 * What the server sends of a table of this game: `beagle.games.evo`. Made by tools/generators/web_types.py: do not
 * edit.
 */

/**
 * The table of EVO as one viewer sees it. Names of terrains, grounds, genes, cards, tokens and phases are those of the
 * notation; a cell is `0,-1`.
 */
export interface Picture {
  ruleset: string;
  round: number;
  /** The name of a phase, `over` after the last. */
  phase: string;
  /** The initiative track from its left end, by seat. */
  order: number[];
  /** Who has acted in this phase; in an auction, who holds a column. */
  gone: number[];
  climate: Climate;
  cells: Cell[];
  /** Empty while the laboratory is closed. */
  laboratory: Column[];
  /** What the last auction sold; null if that isn't known. */
  sold: Sales | null;
  bag: Bag;
  /** Event cards face down. */
  deck: number;
  /** Event cards that were played. */
  spent: string[];
  players: Player[];
  /** By seat; empty while the game is played. */
  winners: number[];
  /** Movement points left in this go. */
  points: number;
  births: number;
  newborn: string | null;
  /** The die of a fight, side by side. */
  die: Face[];
  /** What is happening now between two dinosaurs. */
  action: Action | null;
  /** For the player who moves: where each dinosaur can go. */
  reach: Record<string, Reached[]>;
}

/** The dial and the tokens. */
export interface Climate {
  section: number;
  /** For each section what beach, plain, hill and mountain are in it. */
  sections: Ground[][];
  grounds: Record<string, Ground>;
  /** What the token that was just revealed will do. */
  turns: string;
  /** How many tokens are face down. */
  pile: number;
  /** The next one, for a player who foresees it. */
  next: string | null;
  turned: string[];
  unseen: TokenCount[];
}

export type Ground = "ideal" | "hot" | "cold" | "deadly";

/** How many tokens of a kind are unseen. */
export interface TokenCount {
  token: string;
  count: number;
}

/** A cell of the island. */
export interface Cell {
  id: string;
  q: number;
  r: number;
  terrain: string;
  ground: Ground;
  coast: boolean;
  owner: number | null;
  /** If survival came now. */
  fate?: Fate;
}

export type Fate = "dies" | "may-die";

/** A column of the laboratory. */
export interface Column {
  /** From 1. */
  column: number;
  /** `card`, or a gene; null once it is won. */
  offers: string | null;
  holder: number | null;
  bid: number | null;
  /** What the holder will pay, after discounts. */
  price: number | null;
}

/** What an auction sold, column by column. */
export interface Sales {
  round: number;
  sales: Sale[];
}

/** What one column of an auction sold. */
export interface Sale {
  /** From 1. */
  column: number;
  /** `card`, or a gene. */
  offers: string;
  holder: number | null;
  bid: number;
  paid: number;
}

/** The genes in the bag; of the special ones only how many. */
export interface Bag {
  genes: Count[];
  specials: number;
}

/** How many genes of a kind. */
export interface Count {
  gene: string;
  count: number;
}

/** A player: what they have, and what their genes do. */
export interface Player {
  seat: number;
  /** Mutation points; null if the viewer may not know. */
  points: number | null;
  hand: (string | null)[];
  genes: Count[];
  /** Cards in force in this phase. */
  active: string[];
  dinosaurs: number;
  supply: number;
  /** How many would die if survival came now. */
  dies: number;
  floor: number;
  moves: number;
  attack: number;
  defence: number;
  eggs: number;
  discount: number;
  saves: Record<string, number>;
}

/** A side of the fight die. */
export interface Face {
  face: string;
  /** How many horns more than the defender the attacker needs to win by it; null: it always fails. */
  lead: number | null;
}

export type Action = Fight | Babies;

export interface Fight {
  kind: "fight";
  from: string;
  to: string;
  won: boolean;
  wins: number;
  sides: number;
}

/** A newborn that attacks an enemy. */
export interface Babies {
  kind: "babies";
  seat: number;
  to: string;
}

/** A cell that a dinosaur can reach: what it costs, and what is touched for every step. */
export interface Reached {
  to: string;
  points: number;
  way: string[][];
}

export type PhaseName = "climate" | "mutation" | "initiative" | "movement" | "birth" | "survival";

export type TokenName = "+2" | "+1" | "+0" | "-1" | "meteor";

export type GeneName =
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

export type OfferName =
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

export type CardName =
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

export type FaceName = "fail" | "success" | "equal" | "more" | "two-more";

/** Something that happened. */
export type GameEvent =
  | { event: "round"; args: { round: number } }
  | { event: "phase"; args: { phase: PhaseName } }
  | { event: "token"; args: { token: TokenName } }
  | { event: "dial"; args: { beach: Ground; plain: Ground; hill: Ground; mountain: Ground } }
  | { event: "meteor"; args: Record<string, never> }
  | { event: "gene-laid"; args: { column: number; gene: GeneName } }
  | { event: "bid"; args: { seat: number; column: number; bid: number; what: OfferName } }
  | { event: "outbid"; args: { seat: number; column: number; what: OfferName } }
  | { event: "stays-out"; args: { seat: number } }
  | { event: "paid"; args: { seat: number; points: number } }
  | { event: "gene-won"; args: { seat: number; gene: GeneName } }
  | { event: "card-won"; args: { seat: number; card: CardName | null } }
  | { event: "no-card"; args: { seat: number } }
  | { event: "card-played"; args: { seat: number; card: CardName } }
  | { event: "order"; args: { first: number } }
  | { event: "placed"; args: { seat: number; place: number } }
  | { event: "walked"; args: { seat: number; from: string; to: string } }
  | { event: "swam"; args: { seat: number; from: string; to: string } }
  | { event: "flew"; args: { seat: number; from: string; to: string } }
  | { event: "attacked"; args: { seat: number; from: string; owner: number; to: string } }
  | { event: "fight-die"; args: { face: FaceName } }
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
