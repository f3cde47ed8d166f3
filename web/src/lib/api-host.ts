/** Requests of the server's host. They are loaded with the host's page alone. */

import { api } from "./api.ts";
import type {
  BanWanted,
  Drain,
  HostBan,
  HostBans,
  HostCopy,
  HostErrors,
  HostPeople,
  HostReports,
  HostSaid,
  HostState,
  HostTables,
  HostToken,
  Lifted,
  Nothing,
  PeopleWanted,
  Say,
  Settled,
  TablesWanted,
} from "./generated/wire.ts";

export const hostApi = {
  enter: (token: string) => api.post<Nothing, HostToken>("host/enter", { token }),
  leave: () => api.post<Nothing>("host/leave", {}),
  state: () => api.post<HostState>("host/state", {}),
  tables: (status: string) => api.post<HostTables, TablesWanted>("host/tables", { status }),
  people: (find: string) => api.post<HostPeople, PeopleWanted>("host/people", { find }),
  errors: () => api.post<HostErrors>("host/errors", {}),
  reports: () => api.post<HostReports>("host/reports", {}),
  settle: (number: number) => api.post<Nothing, Settled>("host/settle", { number }),
  bans: () => api.post<HostBans>("host/bans", {}),
  ban: (whom: string, why: string) => api.post<HostBan, BanWanted>("host/ban", { whom, why }),
  lift: (whom: string) => api.post<HostBan, Lifted>("host/lift", { whom }),
  drain: (on: boolean) => api.post<HostState, Drain>("host/drain", { on }),
  say: (text: string, minutes: number) => api.post<HostSaid, Say>("host/say", { text, minutes }),
  backup: () => api.post<HostCopy>("host/backup", {}),
};
