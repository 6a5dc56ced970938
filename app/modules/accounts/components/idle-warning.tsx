import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'

type IdleWarningProps = {
  /** Where the island asks how long is left, and says that somebody is here. */
  address: string
  /** After so many minutes without a deed the password is asked for again. */
  minutes: number
  /** Whether a form that is sent too late is kept. */
  keepsForms?: boolean
}

/** Told before a page asks for the password again; the island `idle` opens it. */
export function IdleWarning({ address, minutes, keepsForms = true }: IdleWarningProps) {
  const { t } = useTranslation('dashboard')
  return (
    <dialog className="dialog" aria-labelledby="idle-title" data-idle={address} data-idle-minutes={minutes}>
      <h2 id="idle-title">{t('idle.title')}</h2>
      <div data-idle-state="soon">
        <p>{t(keepsForms ? 'idle.soon' : 'idle.soonUnkept', { minutes })}</p>
        <div className="dialog__acts">
          <Button type="button" data-idle-stay="">
            {t('idle.stay')}
          </Button>
        </div>
      </div>
      <div data-idle-state="over" hidden>
        <p>{t(keepsForms ? 'idle.over' : 'idle.overUnkept', { minutes })}</p>
        <div className="dialog__acts">
          <Button type="button" variant="line" data-idle-close="">
            {t('idle.close')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
