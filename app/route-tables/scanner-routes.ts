import { route, type RouteConfig } from '@remix-run/route-config'

/** The page of a device, and what a scan shows to whoever has its address; under the frame of focused tasks. */
export const scannerPageRoutes = [
  route('provider/4/scanner', 'routes/provider/level-4/scanner/scanner.tsx'),
  route('provider/4/success/:uuid', 'routes/provider/level-4/scanner/success.tsx'),
] satisfies RouteConfig

/** What a scan opens for who may change it, and the devices of a clinic; under the frame of the office. */
export const scanRecordRoutes = [
  route('provider/4/edit/:uuid', 'routes/provider/level-4/scanner/edit.tsx'),
  route('provider/4/dashboard/team/scanners', 'routes/provider/level-4/scanner/devices.tsx'),
] satisfies RouteConfig

/** What the scanner posts to, and the paths as the specification lists them, without their level: they lead to the pages above. */
export const literalScannerRoutes = [
  route('provider/4/scanner/scan', 'routes/provider/level-4/scanner/scan.ts'),
  route('provider/4/scanner/undo', 'routes/provider/level-4/scanner/undo.ts'),
  route('scanner', 'routes/provider/level-4/scanner/literal-scanner.ts'),
  route('edit/:uuid', 'routes/provider/level-4/scanner/literal-edit.ts'),
  route('success/:uuid', 'routes/provider/level-4/scanner/literal-success.ts'),
] satisfies RouteConfig
