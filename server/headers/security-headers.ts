import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

export type SecurityOptions = Readonly<{
  /** Vite's development server needs its web socket. */
  development: boolean
  /** Mapbox draws the interactive map. */
  mapbox: boolean
  /** Another host that answers Mapbox's calls. */
  mapsOrigin?: string
  /** Forms of ours are answered with Stripe's pages: browsers ask `form-action` of redirects too. */
  stripe?: boolean
}>

const stripePages = ['https://checkout.stripe.com', 'https://billing.stripe.com']

type Sent = ServerResponse & { locals?: { nonce?: string } }

/**
 * What reaches a person's surroundings or money. Of the rest nothing is told: our pages hold no frames and run no script of anybody else, and
 * every byte of a header counts towards the 14.6 kB that a new connection sends before it waits for an answer (docs/performance.md).
 */
const permissions = [
  'browsing-topics=()',
  'camera=(self)',
  'display-capture=()',
  'geolocation=(self)',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
].join(', ')

/**
 * The one exception of docs/decisions/004: Mapbox's search fields write style elements into their shadow trees, and Vite into a page that is
 * being developed; neither can be given a nonce.
 */
function hasForeignStyles({ mapbox, development }: SecurityOptions): boolean {
  return mapbox || development
}

/** `scripts`: whether the inline scripts of the page at hand may run (they bear its nonce), or only files of ours, beside rules for fetching ahead. */
function helmetFor(options: SecurityOptions, isHttps: boolean, scripts: 'nonce' | 'files' = 'nonce') {
  const nonce = (_req: IncomingMessage, res: ServerResponse) => `'nonce-${(res as Sent).locals?.nonce ?? newNonce()}'`
  const ownHost = options.mapsOrigin ? [options.mapsOrigin] : []
  const mapboxHosts = options.mapbox ? ['https://api.mapbox.com', 'https://*.tiles.mapbox.com', ...ownHost] : []
  const mapboxEvents = options.mapbox ? ['https://events.mapbox.com'] : []
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': scripts === 'nonce' ? ["'self'", nonce] : ["'self'", "'inline-speculation-rules'"],
        'script-src-attr': ["'none'"],
        'style-src': hasForeignStyles(options)
          ? ["'self'", "'unsafe-inline'"]
          : scripts === 'nonce'
            ? ["'self'", nonce]
            : ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:', ...mapboxHosts],
        'connect-src': ["'self'", ...mapboxHosts, ...mapboxEvents, ...(options.development ? ['ws:', 'wss:'] : [])],
        // The map draws in a worker made from a blob.
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'", ...(options.stripe ? stripePages : [])],
        'frame-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Of Internet Explorer, of Flash, and of a filter that no browser has any more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}

function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** The security headers of every answer, and `res.locals.nonce` for the scripts of the page. */
export function securityHeaders(options: SecurityOptions): RequestHandler {
  const overHttps = helmetFor(options, true)
  const overHttp = helmetFor(options, false)
  return (req, res, next) => {
    res.locals.nonce = newNonce()
    res.setHeader('Permissions-Policy', permissions)
    const apply = req.secure ? overHttps : overHttp
    apply(req, res, next)
  }
}

/** Headers that speak of documents: a style sheet, a script or an image is none, and on a slow line each of them would carry them all. */
const ofDocuments = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
]
/** Read when somebody opens a drawing by its address, or when a script is run as a worker. */
const filePolicy =
  "default-src 'self';style-src 'unsafe-inline';object-src 'none';base-uri 'none';frame-ancestors 'none'"

/** Leaves the security headers of a file that is part of a page: stricter, and a third of the bytes. */
export function secureAsFile(res: ServerResponse): void {
  for (const name of ofDocuments) res.removeHeader(name)
  res.setHeader('Content-Security-Policy', filePolicy)
}

type Header = readonly [name: string, value: string]

function collect(helmetHandler: ReturnType<typeof helmet>): Header[] {
  const headers: Header[] = [['Permissions-Policy', permissions]]
  const collector = {
    setHeader: (name: string, value: string | number) => headers.push([name, String(value)]),
    removeHeader: () => undefined,
  }
  helmetHandler({} as IncomingMessage, collector as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error instanceof Error ? error : new Error('The security headers cannot be made.')
  })
  return headers
}

/** The same headers as lines, for answers that are written to a bare socket before there is a request. */
export function rawSecurityHeaders(options: SecurityOptions): string[] {
  return collect(helmetFor(options, false)).map(([name, value]) => `${name}: ${value}`)
}

/** The same headers for a page without inline scripts: they hold no nonce, so that one page and its headers fit every request. */
export function lastingSecurityHeaders(options: SecurityOptions, isHttps: boolean): readonly Header[] {
  return collect(helmetFor(options, isHttps, 'files'))
}
