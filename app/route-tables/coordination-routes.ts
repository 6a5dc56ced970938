import { route } from '@remix-run/route-config'

const base = 'provider/4/dashboard/care-coordination'

/** The URLs of referrals in the provider's own office. */
export const coordinationRoutes = [
  route(base, 'routes/provider/level-4/coordination/board.tsx'),
  route(`${base}/create`, 'routes/provider/level-4/coordination/create.tsx'),
  route(`${base}/edit/:uuid`, 'routes/provider/level-4/coordination/edit.tsx'),
  route(`${base}/case/:uuid`, 'routes/provider/level-4/coordination/case.tsx'),
  route(`${base}/case/:uuid/step/:step`, 'routes/provider/level-4/coordination/step.tsx'),
  route(`${base}/case/:uuid/sheet`, 'routes/provider/level-4/coordination/sheet.tsx'),
  route(`${base}/case/:uuid/documents/:document`, 'routes/provider/level-4/coordination/document.ts'),
]

/** Without a guard: what is sent, in the frame of the entrances. */
export const sentCareRoutes = [route(`${base}/success/:uuid`, 'routes/provider/level-4/coordination/sent.tsx')]
