import { route } from '@remix-run/route-config'

const base = 'provider/4/dashboard/care-coordination'
const files = 'routes/provider/level-4/coordination'

/** The URLs of referrals in the provider's own office. */
export const coordinationRoutes = [
  route(base, `${files}/board.tsx`),
  route(`${base}/create`, `${files}/create.tsx`),
  route(`${base}/edit/:uuid`, `${files}/edit.tsx`),
  route(`${base}/case/:uuid`, `${files}/case.tsx`),
  route(`${base}/case/:uuid/step/:step`, `${files}/step.tsx`),
  route(`${base}/case/:uuid/sheet`, `${files}/sheet.tsx`),
  route(`${base}/case/:uuid/documents/:document`, `${files}/document.ts`),
]

/** Without a guard: what is sent, in the frame of the entrances. */
export const sentCareRoutes = [route(`${base}/success/:uuid`, `${files}/sent.tsx`)]
