/** What pages ask about the review of a finished game. */

import { post } from "../../lib/api.ts";
import type {
  Nothing,
  OpenedTable,
  ReviewAnswer,
  ReviewAsked,
  ReviewCount,
  ReviewPlay,
  ReviewStop,
} from "../../lib/generated/wire.ts";

export const requests = {
  review: (table: string, asked: ReviewAsked) => post<ReviewAnswer, ReviewAsked>(`tables/${table}/review`, asked),
  count: (table: string, wish: ReviewCount) => post<Nothing, ReviewCount>(`tables/${table}/review/count`, wish),
  stop: (table: string, wish: ReviewStop) => post<Nothing, ReviewStop>(`tables/${table}/review/stop`, wish),
  play: (table: string, wish: ReviewPlay) => post<OpenedTable, ReviewPlay>(`tables/${table}/review/play`, wish),
};
