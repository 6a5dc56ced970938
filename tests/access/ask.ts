import type { ActionFunction, LoaderFunction } from '@remix-run/node'

type RouteModule = { loader?: LoaderFunction; action?: ActionFunction; handle?: { guard?: string } }

const modules = import.meta.glob<RouteModule>('/app/routes/**/*.{ts,tsx}')

export async function moduleOf(file: string): Promise<RouteModule> {
  return modules[`/app/${file}`]!()
}

export type Asked = { status: number; location: string; body: string; isRead: boolean }

type Question = {
  file: string
  path: string
  method: 'GET' | 'POST'
  params?: Record<string, string>
  search?: string
  headers?: Record<string, string>
  fields?: Record<string, string>
  /** Instead of fields: a body as it is. */
  sent?: BodyInit
}

/** The path with its parameters filled in; what is left out is an id that nobody has. */
export function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:([A-Za-z]+)\??/g, (_, name: string) => encodeURIComponent(params[name] ?? nobody))
}

export const nobody = '01990000-0000-7000-8000-000000000000'

/** Asks a route's loader or action by itself, as Remix does whatever its layouts say; null when it has none. */
export async function ask({
  file,
  path,
  method,
  params,
  search = '',
  headers = {},
  fields,
  sent = new URLSearchParams(fields ?? {}),
}: Question): Promise<Asked | null> {
  const module = await moduleOf(file)
  const answer = method === 'GET' ? module.loader : module.action
  if (!answer) return null
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1]!)
  const given = Object.fromEntries(names.map((name) => [name, params?.[name] ?? nobody]))
  const leaving = new AbortController()
  const request = new Request(`https://care.test${filled(path, given)}${search}`, {
    method,
    headers,
    signal: leaving.signal,
    ...(method === 'POST' && { body: sent }),
  })
  const work = async () => answer({ request, params: given, context: { clientAddress: '203.0.113.9' } })
  const response = await work().catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
  const isRead = request.bodyUsed
  if (!(response instanceof Response)) return { status: 200, location: '', body: JSON.stringify(response), isRead }
  const isStream = response.headers.get('Content-Type')?.includes('event-stream') ?? false
  const body = isStream ? '' : await response.text()
  leaving.abort()
  if (isStream) await response.body?.cancel()
  return { status: response.status, location: response.headers.get('Location') ?? '', body, isRead }
}
