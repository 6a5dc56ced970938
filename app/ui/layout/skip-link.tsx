import { useTranslation } from 'react-i18next'

/** The first link of every page: past the header to the text. The target is `<main id="main">`. */
export function SkipLink() {
  const { t } = useTranslation('ui')
  return (
    <a className="skip" href="#main">
      {t('layout.skip')}
    </a>
  )
}
