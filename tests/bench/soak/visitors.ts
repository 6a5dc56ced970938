import { type Agent, request } from 'node:http'

export type Visit = Readonly<{
  kind: string
  method?: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  form?: Readonly<Record<string, string>>
}>

/** What there is to ask for: public addresses, words that somebody may search for, and the cookie of somebody at a desk. */
export type Town = Readonly<{
  pages: readonly string[]
  words: readonly string[]
  desk: Readonly<Record<string, string>>
}>

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
export function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const encodings = ['gzip, deflate, br', 'gzip, deflate', 'identity']
const prefixes = ['', '/en-US', '/zh-Hant']
const deskPages = [
  '/provider/3/mgmt/appt',
  '/provider/3',
  '/provider/mgmt/appt',
  '/provider/4/dashboard',
  '/provider/4/dashboard/team',
  '/provider/4/dashboard/scheduling',
]

/** What visitors of an ordinary day ask for, in shares of a hundred; no two days are alike and every day can be repeated. */
export function visits(random: () => number, { pages, words, desk }: Town) {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const prefix = () => any(prefixes)
  const profiles = pages.filter((path) => /\/doctor\/[^/]+\/[^/]+$/.test(path))
  const word = () => any(words)
  const hex = () => Math.floor(random() * 2 ** 48).toString(36)
  const kinds: readonly (readonly [share: number, make: () => Visit])[] = [
    [38, () => ({ kind: 'kept page', path: any(pages) })],
    [14, () => ({ kind: 'search', path: `${prefix()}/doctor?q=${encodeURIComponent(`${word()} ${word()}`)}` })],
    [
      6,
      () => ({
        kind: 'misspelled search',
        path: `${prefix()}/doctor?q=${encodeURIComponent(word() + hex().slice(0, 3))}`,
      }),
    ],
    [10, () => ({ kind: 'suggestion', path: `/api/directory/suggest?q=${encodeURIComponent(word().slice(0, 3))}` })],
    [
      5,
      () => ({
        kind: 'near me',
        path: `${prefix()}/doctor?lat=${(40.6 + random() / 5).toFixed(4)}&lng=-${(73.8 + random() / 5).toFixed(4)}`,
      }),
    ],
    [7, () => ({ kind: 'booking page', path: `${any(profiles)}/appointment` })],
    [
      2,
      () => ({
        kind: 'contact form',
        method: 'POST',
        path: `${prefix()}/contact`,
        form: { name: word(), message: hex() },
      }),
    ],
    [
      2,
      () => ({
        kind: 'sign-in form',
        method: 'POST',
        path: `${prefix()}/provider/4/login`,
        form: { loginUsername: hex(), loginPassword: '' },
      }),
    ],
    [4, () => ({ kind: 'nothing there', path: `${prefix()}/${hex()}/${hex()}` })],
    [1, () => ({ kind: 'link of nobody', path: `${prefix()}/${hex()}${hex()}${hex()}` })],
    [2, () => ({ kind: 'sitemap', path: '/sitemap.xml' })],
    [2, () => ({ kind: 'readiness', path: '/healthz' })],
    [7, () => ({ kind: 'desk', path: `${prefix()}${any(deskPages)}`, headers: desk })],
  ]
  const whole = kinds.reduce((sum, [share]) => sum + share, 0)
  return (): Visit => {
    let point = random() * whole
    const [, make] = kinds.find(([share]) => (point -= share) < 0) ?? kinds[0]!
    const visit = make()
    return { ...visit, headers: { 'Accept-Encoding': any(encodings), ...visit.headers } }
  }
}

/** Sends one visit over an address of the loopback network, so that visitors are many networks. @returns its status. */
export function send(agent: Agent, port: number, visit: Visit, localAddress: string): Promise<number> {
  const body = visit.form && new URLSearchParams(visit.form).toString()
  const headers = {
    Host: `127.0.0.1:${port}`,
    'User-Agent': 'Mozilla/5.0 (soak)',
    'Accept-Language': 'zh-CN,zh;q=0.9',
    Accept: 'text/html',
    ...visit.headers,
    ...(body === undefined
      ? {}
      : {
          Origin: `http://127.0.0.1:${port}`,
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': String(Buffer.byteLength(body)),
        }),
  }
  const method = visit.method ?? 'GET'
  return new Promise((done, fail) => {
    const asked = request(
      { agent, host: '127.0.0.1', port, path: visit.path, method, headers, localAddress },
      (answer) => {
        answer.on('end', () => done(answer.statusCode ?? 0)).on('error', fail)
        answer.resume()
      },
    )
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close a connection that was silent for long just when the next request is on its way.
      if (asked.reusedSocket && error.code === 'ECONNRESET') send(agent, port, visit, localAddress).then(done, fail)
      else fail(error)
    })
    asked.end(body)
  })
}
