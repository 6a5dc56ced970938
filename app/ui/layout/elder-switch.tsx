import { useHref, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'

type ElderSwitchProps = {
  /** `bar` is short and stands in the header; `full` says in words what it does. */
  look: 'bar' | 'full'
}

/**
 * Turns large type with fewer choices on or off. A plain form with both buttons, one of which is shown: the document knows the mode,
 * so a page needs to know nothing.
 */
export function ElderSwitch({ look }: ElderSwitchProps) {
  const { t } = useTranslation('ui')
  const { pathname, search } = useLocation()
  const large = (
    <>
      {t('elder.large')}
      <span className="elder-switch__wide">{t('elder.largeWide')}</span>
      <span className="vh">{t('elder.largeRest')}</span>
    </>
  )
  const usual = (
    <>
      {t('elder.usual')}
      <span className="vh">{t('elder.usualRest')}</span>
    </>
  )
  return (
    <form method="post" action={useHref(paths.elderMode())} className={`elder-switch elder-switch--${look}`}>
      <input type="hidden" name="back" value={pathname + search} />
      {look === 'full' && <p className="elder-off">{t('elder.about')}</p>}
      <button type="submit" name="mode" value="on" className="elder-off">
        {look === 'bar' ? large : t('elder.turnOn')}
      </button>
      <button type="submit" name="mode" value="off" className="elder-on">
        {look === 'bar' ? usual : t('elder.turnOff')}
      </button>
    </form>
  )
}
