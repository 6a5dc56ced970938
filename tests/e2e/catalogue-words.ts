import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInstance, type TFunction } from 'i18next'
import { i18nOptions } from '#app/core/i18n/i18n-options.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { Namespace } from '#app/core/i18n/namespaces.ts'

const namespacesOf = (locale: Locale) => {
  const folder = resolve('app/locales', locale)
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as Record<string, unknown>,
    ]),
  )
}

/** What the pages of a locale say, read from its catalogues: a journey in three languages copies no texts. */
export function wordsOf(locale: Locale): <N extends Namespace>(namespace: N) => TFunction<N> {
  const instance = createInstance()
  const resources = { [locale]: namespacesOf(locale) } as Record<string, Record<string, Record<string, string>>>
  void instance.init({ ...i18nOptions, lng: locale, resources, initImmediate: false })
  return (namespace) => instance.getFixedT(locale, namespace) as TFunction<typeof namespace>
}
