import { createInstance, type i18n } from 'i18next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { StaticRouter } from 'react-router-dom/server'
import { i18nOptions } from '#app/core/i18n/i18n-options.ts'
import { basenames, type Locale, withPrefix } from '#app/core/i18n/locale.ts'
import enUS from '#app/locales/en-US/ui.json'
import zhHans from '#app/locales/zh-Hans/ui.json'
import zhHant from '#app/locales/zh-Hant/ui.json'

/** The texts of the `ui` namespace in every locale. */
export const uiTexts = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, 'en-US': enUS } satisfies Record<Locale, unknown>

function instanceFor(locale: Locale): i18n {
  const instance = createInstance()
  instance.use(initReactI18next)
  void instance.init({
    ...i18nOptions,
    lng: locale,
    resources: { [locale]: { ui: uiTexts[locale] } },
    initImmediate: false,
  })
  return instance
}

/** The HTML of an element as the server writes it, on the page at this root-form path. For tests. */
export function renderInLocale(
  element: ReactElement,
  locale: Locale = 'zh-Hans',
  path = '/doctor?q=zh&page=2',
): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={instanceFor(locale)}>
      <StaticRouter basename={basenames[locale]} location={withPrefix(path, locale)}>
        {element}
      </StaticRouter>
    </I18nextProvider>,
  )
}
