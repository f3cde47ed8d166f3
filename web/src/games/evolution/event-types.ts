/** Written by tools/generators/event_types.py from the game's table of events: do not edit. */

export type Phase = "litters" | "development" | "food-bank" | "feeding" | "extinction" | "scoring";

export type Trait =
  | "-"
  | "carnivorous"
  | "fat"
  | "swimming"
  | "running"
  | "mimicry"
  | "scavenger"
  | "symbiosis"
  | "piracy"
  | "tail-loss"
  | "communication"
  | "grazing"
  | "high-body-weight"
  | "hibernation"
  | "poisonous"
  | "cooperation"
  | "burrowing"
  | "camouflage"
  | "sharp-vision"
  | "parasite"
  | "viviparous"
  | "ambush"
  | "intellect"
  | "metamorphosis"
  | "flight"
  | "shell"
  | "specialization-a"
  | "specialization-b"
  | "trematode"
  | "anglerfish"
  | "ink-cloud"
  | "r-strategy"
  | "shy"
  | "warm-bloodedness"
  | "migration"
  | "neoplasm"
  | "remora"
  | "regeneration"
  | "recombination"
  | "herding"
  | "cnidocytes"
  | "edificator";

export type Place = "" | "laurasia" | "gondwana" | "ocean";

export type GameEvent =
  | { event: "turn"; args: { number: number; first: number } }
  | { event: "phase"; args: { phase: Phase } }
  | { event: "round"; args: { number: number } }
  | { event: "animal-played"; args: { seat: number; animal: string; card: string | null } }
  | { event: "trait-played"; args: { seat: number; animal: string; trait: Trait; card: string | null } }
  | { event: "pair-played"; args: { seat: number; animal: string; partner: string; trait: Trait; card: string | null } }
  | { event: "passed"; args: { seat: number } }
  | { event: "skipped"; args: { seat: number } }
  | { event: "die"; args: { face: number } }
  | { event: "bank"; args: { place: Place; tokens: number } }
  | { event: "food-taken"; args: { animal: string } }
  | { event: "food-given"; args: { animal: string; tokens: number } }
  | { event: "fat-stored"; args: { animal: string } }
  | { event: "fat-used"; args: { animal: string; tokens: number } }
  | { event: "food-lost"; args: { animal: string; tokens: number } }
  | { event: "shared"; args: { animal: string; partner: string; trait: Trait } }
  | { event: "grazed"; args: { animal: string; place: Place } }
  | { event: "robbed"; args: { animal: string; target: string } }
  | { event: "hibernated"; args: { animal: string } }
  | { event: "attacked"; args: { animal: string; target: string } }
  | { event: "runs"; args: { animal: string } }
  | { event: "escaped"; args: { animal: string; target: string } }
  | { event: "caught"; args: { animal: string; target: string } }
  | { event: "redirected"; args: { animal: string; target: string } }
  | { event: "trait-lost"; args: { animal: string; trait: Trait; card: string | null } }
  | { event: "pair-lost"; args: { animal: string; partner: string; trait: Trait; card: string | null } }
  | { event: "not-defended"; args: { animal: string } }
  | { event: "eaten"; args: { owner: number; animal: string; card: string | null } }
  | { event: "poisoned"; args: { animal: string } }
  | { event: "scavenged"; args: { animal: string } }
  | { event: "bank-cleared"; args: { place: Place; tokens: number } }
  | { event: "starved"; args: { owner: number; animal: string; card: string | null } }
  | { event: "died-of-poison"; args: { owner: number; animal: string; card: string | null } }
  | { event: "card-drawn"; args: { seat: number; card: string | null } }
  | { event: "cards-drawn"; args: { seat: number; cards: number } }
  | { event: "last-turn"; args: Record<string, never> }
  | { event: "game-over"; args: Record<string, never> }
  | { event: "scored"; args: { seat: number; points: number; total: number } }
  | { event: "rolled-for-first"; args: { seat: number; face: number } }
  | { event: "first-player"; args: { seat: number } }
  | { event: "cards-removed"; args: { cards: number } }
  | { event: "turned-over"; args: { animal: string; card: string | null } }
  | { event: "bears"; args: { animal: string } }
  | { event: "woke"; args: { animal: string } }
  | { event: "ignores"; args: { animal: string; target: string; trait: Trait } }
  | { event: "ambushed"; args: { animal: string; target: string } }
  | { event: "bite-failed"; args: { animal: string; target: string } }
  | { event: "hid"; args: { animal: string } }
  | { event: "inked"; args: { animal: string; target: string } }
  | { event: "meal-missed"; args: { animal: string } }
  | { event: "specialized"; args: { animal: string } }
  | { event: "changed-shape"; args: { animal: string; trait: Trait } }
  | { event: "settled"; args: { seat: number; animal: string; card: string | null } }
  | { event: "warmed"; args: { animal: string } }
  | { event: "litter"; args: { animal: string } }
  | { event: "moved"; args: { animal: string; place: Place; from: Place } }
  | { event: "sets-out"; args: { animal: string; place: Place } }
  | { event: "follows"; args: { animal: string; target: string } }
  | { event: "fetched"; args: { animal: string; card: string | null } }
  | { event: "spread"; args: { animal: string; trait: Trait } }
  | { event: "died-of-neoplasm"; args: { owner: number; animal: string; card: string | null } }
  | { event: "remains"; args: { animal: string } }
  | { event: "restored"; args: { seat: number; animal: string; card: string | null } }
  | { event: "exchanged"; args: { animal: string; partner: string; trait: Trait; other: Trait } }
  | { event: "paralysed"; args: { animal: string } }
  | { event: "edified"; args: { animal: string } }
  | { event: "food-removed"; args: { animal: string; tokens: number } }
  | { event: "all-fed"; args: Record<string, never> }
  | { event: "ignores-pair"; args: { animal: string; target: string; trait: Trait; partner: string } };
