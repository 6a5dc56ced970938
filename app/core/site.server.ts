import { isIPv6 } from 'node:net'
import { env, type Env } from '#app/core/env.server.ts'
import { type Locale, withPrefix } from '#app/core/i18n/locale.ts'

const names: Record<Locale, string> = {
  'zh-Hans': env.SITE_NAME_ZH_HANS,
  'zh-Hant': env.SITE_NAME_ZH_HANT,
  'en-US': env.SITE_NAME_EN_US,
}

/** The brand name in a locale, from configuration. */
export function siteName(locale: Locale): string {
  return names[locale]
}

/** Customer service: telephone in E.164 and e-mail address, from configuration. */
export const sitePhone = env.SITE_PHONE
export const siteEmail = env.SITE_EMAIL

/** Addresses of the site's profiles on social networks, from configuration. */
export const siteProfiles: readonly string[] = env.SITE_PROFILES

declare const configured: unique symbol

/**
 * Scheme, host and port under which people reach the site, without a trailing slash. It is made of the configuration and of nothing else:
 * the Host of a request is whatever its sender writes there, and no string is of this type.
 */
export type SiteOrigin = string & { readonly [configured]: 'origin' }

/** An absolute address of this site, as messages carry it; of the configured origin. */
export type SiteAddress = string & { readonly [configured]: 'address' }

/** What a server listens on when it takes every address of the machine. */
const everyAddress = /^(?:0+(?:\.0+){0,3}|\[?[0:]+\]?)$/

/** SITE_URL; without it HOST where that names one address, else this machine, at PORT. */
export function originOf({ SITE_URL, HOST, PORT }: Pick<Env, 'SITE_URL' | 'HOST' | 'PORT'>): SiteOrigin {
  if (SITE_URL !== '') return new URL(SITE_URL).origin as SiteOrigin
  const named = everyAddress.test(HOST) ? 'localhost' : HOST
  return new URL(`http://${isIPv6(named) ? `[${named}]` : named}:${PORT}`).origin as SiteOrigin
}

/** The origin in everything that is stored, sent or shown: canonical addresses, links in messages, codes to print. */
export const siteOrigin = originOf(env)

/** The absolute address of a page in a locale; `path` in its root form, as from `paths`. */
export function siteAddress(path: string, locale: Locale): SiteAddress {
  return (siteOrigin + withPrefix(path, locale)) as SiteAddress
}

/**
 * Whether cookies are for https alone: their request came by it, or people reach the site by it. A proxy that ends TLS and is not trusted
 * leaves the request http, and then SITE_URL says it.
 */
export function isSecure({ url }: Pick<Request, 'url'>, site: SiteOrigin = siteOrigin): boolean {
  return [url, site].some((address) => address.startsWith('https:'))
}

/** Whether an address is one of this site, by the host of the request or of the site; told to nobody and stored nowhere. */
export function isOwnAddress(request: Request, { host }: URL): boolean {
  return [request.url, siteOrigin].some((address) => new URL(address).host === host)
}

/** The public Mapbox token, or null: the map then draws our own geometry. */
export const mapboxToken = env.MAPBOX_TOKEN || null

export const isProduction = env.NODE_ENV === 'production'
