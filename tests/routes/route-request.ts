import { matchRoutes } from '@remix-run/react'
import type { RouteConfigEntry } from '@remix-run/route-config'
import type { ActionFunction, LoaderFunction, SerializeFrom } from '@remix-run/node'
import { areaOfPath, areaOfRoute } from '#app/core/area.ts'
import { basenames, localeOfPath, withoutPrefix } from '#app/core/i18n/locale.ts'
import type { PageNote } from '#app/modules/analytics/page-note.ts'
import routes from '#app/routes.ts'

/** A request is answered by the loader or action of the route that `app/routes.ts` gives the address to. */

type RouteModule = { loader?: LoaderFunction; action?: ActionFunction }

type Answer<Data> = { status: number; headers: Headers; location: string | null; data: Data }

/** `notes` gathers what the answer says is to be counted. */
type Ask = { headers?: Record<string, string>; body?: BodyInit; clientAddress?: string; notes?: PageNote[] }

export const origin = 'https://care.test'

const modules = import.meta.glob<RouteModule>('/app/routes/**/*.{ts,tsx}')

type Branch = { path?: string; index?: boolean; file: string; children?: Branch[] }

const toBranch = ({ path, index, file, children }: RouteConfigEntry): Branch => ({
  ...(path !== undefined && { path }),
  ...(index !== undefined && { index }),
  ...(children && { children: children.map(toBranch) }),
  file,
})

// Remix matches with the same function, under the same basenames.
const table = (routes as RouteConfigEntry[]).map(toBranch) as Parameters<typeof matchRoutes>[0]

async function routeOf(pathname: string) {
  // As in the server, a handler knows only its own area's routes.
  const area = areaOfPath(withoutPrefix(pathname))
  const own = table.filter((branch) => [area, null].includes(areaOfRoute((branch as unknown as Branch).file)))
  const match = matchRoutes(own, pathname, basenames[localeOfPath(pathname)])?.at(-1)
  if (!match) throw new Error(`No route has the path ${pathname}.`)
  const load = modules[`/app/${(match.route as unknown as Branch).file}`]!
  return { params: match.params, module: await load() }
}

async function ask(
  method: 'GET' | 'POST',
  path: string,
  { headers, body, clientAddress, notes }: Ask,
): Promise<Response> {
  const url = new URL(path, origin)
  const { params, module } = await routeOf(url.pathname)
  const handle = method === 'GET' ? module.loader : module.action
  if (!handle) throw new Error(`The route of ${path} does not answer ${method}.`)
  const request = new Request(url, { method, headers: headers ?? {}, body: body ?? null })
  try {
    const context = {
      ...(clientAddress !== undefined && { clientAddress }),
      ...(notes && { note: (note: PageNote) => notes.push(note) }),
    }
    return (await handle({ request, params, context })) as Response
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

/** The loader and the action of an address, for answers that are no JSON. */
export const exportsOf = async (path: string): Promise<RouteModule> => (await routeOf(path)).module

async function read<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get('Location'),
    data: (text === '' ? null : JSON.parse(text)) as Data,
  }
}

/** Answers GET as Remix would ask the route's loader; its type is given as `get<typeof loader>`. */
export async function get<Loader>(path: string, options: Ask = {}): Promise<Answer<SerializeFrom<Loader>>> {
  return read(await ask('GET', path, options))
}

/** Posts a form to the route's action. */
export async function post<Action>(
  path: string,
  fields: Record<string, string> | [string, string][],
  options: Ask = {},
): Promise<Answer<SerializeFrom<Action>>> {
  return read(await ask('POST', path, { body: new URLSearchParams(fields), ...options }))
}

/** Every value in some JSON, however deep, with the key it stands under. */
export function entriesOf(value: unknown): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key, inner] as [string, unknown], ...entriesOf(inner)])
}
