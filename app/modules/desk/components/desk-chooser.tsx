import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { ChoiceWords } from '../pages/open-desk.server.ts'

/** The parameters of an address that name a choice; what is chosen already by default is left out. */
export function choiceParams(choice: ChoiceWords, changes: Record<string, string | null> = {}): URLSearchParams {
  const { facilities, facility, doctor, date, today } = choice
  const kept: Record<string, string | null> = {
    place: facilities.length > 1 && facility ? facility.slug : null,
    doctor,
    date: date === today ? null : date,
    ...changes,
  }
  return new URLSearchParams(Object.entries(kept).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

type Step = { to: string; label: string }

/** Back, today, on: links, so that every day has an address. */
export function DayStepper({ before, today, after }: { before: Step; today: Step; after: Step }) {
  const { t } = useTranslation('desk')
  return (
    <nav className="row row--tight" aria-label={t('chooser.days')}>
      <Link to={before.to} className="btn btn--line btn--icon" rel="prev">
        <Icon name="chevron-left" size={20} />
        <span className="vh">{before.label}</span>
      </Link>
      <ButtonLink to={today.to} variant="line">
        {today.label}
      </ButtonLink>
      <Link to={after.to} className="btn btn--line btn--icon" rel="next">
        <Icon name="chevron-right" size={20} />
        <span className="vh">{after.label}</span>
      </Link>
    </nav>
  )
}

type ChooserProps = {
  /** Where the choice is asked, as a root-form path. */
  action: string
  choice: ChoiceWords
  /** Kept as they are. */
  keep?: Record<string, string | null>
  withDate?: boolean
  /** More fields of the form. */
  children?: ReactNode
}

/** Clinic, date and doctor as a GET form. */
export function DeskChooser({ action, choice, keep = {}, withDate = true, children }: ChooserProps) {
  const { t } = useTranslation('desk')
  const { facilities, facility, doctors, doctor, date } = choice
  return (
    <form method="get" action={useHref(action)} className="chooser" aria-label={t('chooser.label')}>
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {facilities.length > 1 && (
        <label>
          <span>{t('chooser.facility')}</span>
          <Select
            name="place"
            defaultValue={facility?.slug}
            options={facilities.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        </label>
      )}
      {withDate && (
        <label>
          <span>{t('chooser.date')}</span>
          <input type="date" name="date" className="in" defaultValue={date} />
        </label>
      )}
      {doctors.length > 1 && (
        <label>
          <span>{t('chooser.doctor')}</span>
          <Select
            name="doctor"
            defaultValue={doctor ?? ''}
            options={[
              { value: '', label: t('chooser.everybody') },
              ...doctors.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
          />
        </label>
      )}
      {children}
      <Button variant="line">{t('chooser.show')}</Button>
    </form>
  )
}

/** Somebody is signed in and has no practice here yet. */
export function NoDesk() {
  const { t } = useTranslation('desk')
  return (
    <section className="panel stack">
      <h2>{t('noDesk.title')}</h2>
      <p>{t('noDesk.text')}</p>
      <ButtonLink to={paths.officeContact()} variant="line">
        {t('noDesk.contact')}
      </ButtonLink>
    </section>
  )
}
