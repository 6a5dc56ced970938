import { createRequestHandler } from '@remix-run/express'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import type { Request, RequestHandler, Response } from 'express'
import { basenames, type Locale, localeOfPath, locales, withoutPrefix } from '#app/core/i18n/locale.ts'
import { isFromOwnMachine } from './trust/own-machine.ts'
import { clientAddress } from './trust/trust.ts'
import { notesOf } from './visit-count.ts'
import { type Area, areaOfPath, areaOfRoute, areas } from '#app/core/area.ts'

function buildWith(build: ServerBuild, locale: Locale, has: (id: string) => boolean): ServerBuild {
  const isPart = ([id]: [string, unknown]) => has(id)
  return {
    ...build,
    basename: basenames[locale],
    routes: Object.fromEntries(Object.entries(build.routes).filter(isPart)),
    assets: { ...build.assets, routes: Object.fromEntries(Object.entries(build.assets.routes).filter(isPart)) },
  }
}

/** The build with only one area's routes, mounted under one locale's prefix. */
export function buildFor(build: ServerBuild, area: Area, locale: Locale): ServerBuild {
  return buildWith(build, locale, (id) => areaOfRoute(id) === null || areaOfRoute(id) === area)
}

/** The build with one route and those it stands in; without one, what every area has: the page that says there is nothing. */
export function buildOfRoute(build: ServerBuild, routeId: string | null, locale: Locale): ServerBuild {
  if (routeId === null) return buildWith(build, locale, (id) => areaOfRoute(id) === null)
  const branch = new Set<string>()
  for (let id: string | undefined = routeId; id !== undefined; id = build.routes[id]?.parentId) branch.add(id)
  return buildWith(build, locale, (id) => branch.has(id))
}

/**
 * One Remix request handler for each locale and area. React Router ranks its whole route table several times a request,
 * so a table a fifth as long makes a page two to four times cheaper; the prefix as basename makes Link, Form and
 * redirect keep the locale by themselves.
 */
export function localeAreaHandlers(build: ServerBuild, mode: string): RequestHandler {
  const getLoadContext = (req: Request, res: Response): AppLoadContext => ({
    nonce: res.locals.nonce as string,
    requestId: res.locals.requestId as string,
    clientAddress: clientAddress(req),
    isFromOwnMachine: isFromOwnMachine(req),
    note: (note) => notesOf(res).push(note),
  })
  const handlers = new Map<string, RequestHandler>()
  for (const locale of locales) {
    for (const area of areas) {
      const filtered = buildFor(build, area, locale)
      handlers.set(`${locale} ${area}`, createRequestHandler({ build: filtered, mode, getLoadContext }))
    }
  }
  return (req, res, next) => {
    const locale = localeOfPath(req.path)
    const handler = handlers.get(`${locale} ${areaOfPath(withoutPrefix(req.path))}`)!
    return handler(req, res, next)
  }
}
