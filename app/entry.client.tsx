import { RemixBrowser } from '@remix-run/react'
import { createInstance, type Resource } from 'i18next'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { i18nOptions } from '#app/core/i18n/i18n-options.ts'
import { isLocale, defaultLocale } from '#app/core/i18n/locale.ts'

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', { import: 'default' })

/** Loads the texts that the page names in `data-namespaces`, then lets React take the page over. */
async function hydrate(): Promise<void> {
  const { lang, dataset } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  const namespaces = (dataset.namespaces ?? '').split(' ').filter(Boolean)
  const load = async (namespace: string) => (await files[`./locales/${locale}/${namespace}.json`]?.()) ?? {}
  const texts = await Promise.all(namespaces.map(load))
  const resources: Resource = {
    [locale]: Object.fromEntries(namespaces.map((name, index) => [name, texts[index]!])) as Resource[string],
  }
  const instance = createInstance()
  instance.use(initReactI18next)
  await instance.init({
    ...i18nOptions,
    lng: locale,
    resources,
    interpolation: { escapeValue: false, defaultVariables: { siteName: dataset.siteName ?? '' } },
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={instance}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
      // The server's markup is complete; where the two differ React renders again in the browser.
      { onRecoverableError: (error) => console.warn(error) },
    )
  })
}

void hydrate()
