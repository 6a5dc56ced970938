import { type Search, withSearch } from '../core/page/with-search.ts'

const segment = encodeURIComponent

/** Scanners: the page of a device, what a scan opens and shows, and the devices of a clinic or an association; a part of `paths`. */
export const scanningPaths = {
  /** `seen` is the scan whose answer is shown. */
  scanner: (search: Search = {}) => withSearch('/provider/4/scanner', search),
  scannerScan: () => '/provider/4/scanner/scan',
  scannerUndo: () => '/provider/4/scanner/undo',
  /** What was scanned, for who may change it, and for everybody else without a name. */
  scanEdit: (uuid: string) => `/provider/4/edit/${segment(uuid)}`,
  scanSuccess: (uuid: string) => `/provider/4/success/${segment(uuid)}`,
  /** `place` is the clinic. */
  scanDevices: (search: Search = {}) => withSearch('/provider/4/dashboard/team/scanners', search),
  associationScanDevices: () => '/association-management/events/scanners',
} as const
