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
    </>
  )
  const nameOf = (mode: 'large' | 'usual') =>
    look === 'bar'
      ? t(`elder.${mode}`) + (mode === 'large' ? t('elder.largeWide') : '') + t(`elder.${mode}Rest`)
      : undefined
  return (
    <form method="post" action={useHref(paths.elderMode())} className={`elder-switch elder-switch--${look}`}>
      <input type="hidden" name="back" value={pathname + search} />
      {look === 'full' && <p className="elder-off">{t('elder.about')}</p>}
      <button type="submit" name="mode" value="on" className="elder-off" aria-label={nameOf('large')}>
        {look === 'bar' ? large : t('elder.turnOn')}
      </button>
      <button type="submit" name="mode" value="off" className="elder-on" aria-label={nameOf('usual')}>
        {t(look === 'bar' ? 'elder.usual' : 'elder.turnOff')}
      </button>
    </form>
  )
}
