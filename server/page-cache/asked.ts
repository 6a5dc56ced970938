import type { IncomingMessage, ServerResponse } from 'node:http'
import { believedOrigin } from '../trust/trust.ts'
import type { PageRequest } from './make-page.ts'
import { keyOf, type Target } from './targets.ts'
import { readVisit, type Visit } from './visitors.ts'

export type Asked = PageRequest & Readonly<{ key: string; of: Target; visit: Visit }>

export const privateControl = 'private, no-cache'

type AskedOptions = Readonly<{ readTarget: (url: string) => Target | null; trustProxy: boolean }>

/** What a request asks for; null when the cache has no part in it. */
export function readAsked(req: IncomingMessage, res: ServerResponse, options: AskedOptions): Asked | null {
  const of = options.readTarget(req.url ?? '')
  const visit = of && readVisit(req)
  if (!visit) return null
  const origin = believedOrigin(req, visit.host, options.trustProxy)
  if (of.target === null || visit.isPersonal || !origin) {
    // The same address may be kept for others: this answer is for one.
    res.setHeader('Cache-Control', privateControl)
    return null
  }
  const { isHttps } = origin
  const { isElder } = visit
  return { key: keyOf(of, isHttps, isElder), of, visit, target: of.target, isHttps, isElder }
}
