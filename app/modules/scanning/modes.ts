/**
 * What can be scanned, each with whose it is. A mode stands here once there is something behind it: with a line here, one in
 * `scan_devices.modes` and a handler in `commands/scan-handlers.server.ts`.
 */
const scanModes = {
  appointments: 'facility',
  i693: 'facility',
  events: 'association',
} as const

export type ScanMode = keyof typeof scanModes

type OwnerKind = (typeof scanModes)[ScanMode]

/** The modes that a device of a clinic, or of an association, may have. */
export const modesOf = (owner: OwnerKind): ScanMode[] =>
  (Object.keys(scanModes) as ScanMode[]).filter((mode) => scanModes[mode] === owner)
