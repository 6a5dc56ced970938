import { env } from '#app/core/env.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

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

/**
 * The origin in canonical addresses, without a trailing slash: configured, else that of the request.
 * A deployment configures it, so that no Host header can put a foreign address into a page.
 */
export function siteOrigin(request: Request): string {
  return env.SITE_URL.replace(/\/+$/, '') || new URL(request.url).origin
}

/** The public Mapbox token, or null: the map then draws our own geometry. */
export const mapboxToken = env.MAPBOX_TOKEN || null

export const isProduction = env.NODE_ENV === 'production'
