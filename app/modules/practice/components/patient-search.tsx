import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'

/** The field by which staff look for a patient, on every page of the practice; the key `/` leads to it. It is sent, never an address. */
export function PatientSearch({ text = '', takesFocus = false }: { text?: string; takesFocus?: boolean }) {
  const { t } = useTranslation('dashboard')
  return (
    <form method="post" action={useHref(paths.deskPatients())} role="search" className="find-patient">
      <label>
        <span className="vh">{t('find.label')}</span>
        <input
          type="search"
          name="q"
          className="in"
          data-find=""
          defaultValue={text}
          autoFocus={takesFocus}
          placeholder={t('find.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          aria-keyshortcuts="/"
        />
      </label>
      <Button variant="line">{t('find.submit')}</Button>
    </form>
  )
}
