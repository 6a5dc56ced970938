import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'

/** Told before a page of health data asks for the password again; the island `idle` opens it. */
export function IdleWarning() {
  const { t } = useTranslation('dashboard')
  return (
    <dialog className="dialog" aria-labelledby="idle-title" data-idle={paths.activity()}>
      <h2 id="idle-title">{t('idle.title')}</h2>
      <div data-idle-state="soon">
        <p>{t('idle.soon')}</p>
        <div className="dialog__acts">
          <Button type="button" data-idle-stay="">
            {t('idle.stay')}
          </Button>
        </div>
      </div>
      <div data-idle-state="over" hidden>
        <p>{t('idle.over')}</p>
        <div className="dialog__acts">
          <Button type="button" variant="line" data-idle-close="">
            {t('idle.close')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
