/** Requests about one's own name that only the settings need. */

import { api } from "./api.ts";
import type { CameBack, Deletion, Devices, Nothing, OtherDevice, Sure } from "./generated/wire.ts";

export const accountApi = {
  devices: () => api.get<Devices>("me/devices"),
  signOut: (device: string) => api.post<CameBack, OtherDevice>("me/sign-out", { device }),
  deletion: () => api.get<Deletion>("me/deletion"),
  delete: (name: string) => api.post<Nothing, Sure>("me/delete", { name }),
  /** All games as records in one file, and how many older tables aren't in it. */
  games: async (): Promise<{ file: Blob; leftOut: number }> => {
    const answer = await api.send("me/games", {});
    return { file: await answer.blob(), leftOut: Number(answer.headers.get("Beagle-Left-Out") ?? 0) };
  },
};
