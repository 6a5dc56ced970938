import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { professionOf } from '#app/modules/directory/professions.ts'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { useAddressedName } from '#app/modules/directory/components/provider-card.tsx'
import { nameInText } from '#app/modules/directory/person-name.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { KeptList } from '#app/ui/kept-list.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Ticket, TicketSection, TicketWhen } from '#app/ui/cards/ticket.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { FirstAvailablePage, FirstTime } from '../pages/first-available.server.ts'
import { SpecialtyListLink } from './specialty-list-link.tsx'
import { HoldForm } from './time-buttons.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { useDayName } from './use-day-name.ts'
import { useWhenName } from './use-when-name.ts'

function Wishes({ page }: { page: FirstAvailablePage }) {
  const { t } = useTranslation('booking')
  const any = { value: '', label: t('first.any') }
  return (
    <form method="get" action={useHref(paths.firstAvailable(page.specialty.slug))} className="first__wishes">
      <Field id="near" label={t('first.near')}>
        {(control) => <Select {...control} name="near" defaultValue={page.near} options={[any, ...page.areas]} />}
      </Field>
      <Field id="lang" label={t('first.language')}>
        {(control) => <Select {...control} name="lang" defaultValue={page.lang} options={[any, ...page.languages]} />}
      </Field>
      <Button variant="line">{t('first.look')}</Button>
    </form>
  )
}

/** A doctor of the field without a time, who can be waited for. */
function Wait({ card }: { card: FirstAvailablePage['waits'][number] }) {
  const { t } = useTranslation('directory')
  const name = nameInText(useAddressedName(card.name), card.name)
  return (
    <li>
      <Link to={paths.waitlist(card.specialtySlug, card.slug)}>{t('results.more.waitlist', { name })}</Link>
    </li>
  )
}

function Time({ time }: { time: FirstTime }) {
  const { t } = useTranslation('booking')
  const dayName = useDayName()
  const whenName = useWhenName()
  const { when, card, visitCode, visitName, minutes } = time
  const location = card.location!
  const name = useAddressedName(card.name)
  return (
    <li>
      <Ticket title={<b>{t('ticket.kind', { specialty: card.specialties[0], visit: visitName, minutes })}</b>}>
        <TicketSection first className="stack stack--sm">
          <TicketWhen dateTime={when.slot} date={when.date} weekday={dayName(when)} time={when.time} />
          <HoldForm
            action={paths.appointmentHold(card.specialtySlug, card.slug)}
            facilitySlug={location.slug}
            visit={visitCode}
          >
            <Button name="slot" value={when.slot} variant="book" block>
              <span>
                <Unbroken text={t('time.take', { when: whenName(when) })} />
              </span>
            </Button>
          </HoldForm>
        </TicketSection>
        <TicketSection>
          <div className="row row--tight">
            <SealAvatar name={card.name.seal} seed={card.id} size="md" photo={card.photo} />
            <p>
              <b>
                <Link to={paths.doctor(card.specialtySlug, card.slug)}>{name}</Link>
              </b>
              <br />
              <span className="muted">
                <KeptList items={card.languages} />
              </span>
              <br />
              <Lang lang="en">{location.addressLine}</Lang>
            </p>
          </div>
        </TicketSection>
      </Ticket>
    </li>
  )
}

/** Nobody has a time: whom to wait for, who else has one, and us, who look. */
function NoTime({ page }: { page: FirstAvailablePage }) {
  const { t } = useTranslation('booking')
  const { t: site } = useTranslation('site')
  const locale = useLocale()
  const { specialty, specialtyList, waits, related, lang } = page
  return (
    <EmptyState
      picture="clock"
      title={t('first.none')}
      actions={
        <>
          <ButtonLink to={paths.concierge()} variant="book">
            {site('nav.concierge')}
          </ButtonLink>
          <ButtonLink to={paths.doctorsOfSpecialty(specialty.slug)} variant="line">
            {t('first.all')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('first.noneHint')}</p>
      {(specialtyList !== null || related.length + waits.length > 0) && (
        <ul className="stack">
          {specialtyList && (
            <li>
              <SpecialtyListLink list={specialtyList} lang={lang} />
            </li>
          )}
          {waits.map((card) => (
            <Wait key={card.id} card={card} />
          ))}
          {related.map((other) => (
            <li key={other.slug}>
              <Link to={paths.firstAvailable(other.slug)}>
                {t('first.title', { doctors: professionOf(other, locale).many })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}

/** The first available doctors of a specialty: one time each, the earliest first. */
export function FirstAvailableView({ page }: { page: FirstAvailablePage }) {
  const { t } = useTranslation('booking')
  const locale = useLocale()
  const { specialty, times, specialtyList, lang } = page
  return (
    <div className="wrap stack stack--lg">
      <Breadcrumb
        items={[{ to: paths.doctorsOfSpecialty(specialty.slug), label: specialty.name }]}
        current={t('first.crumb')}
      />
      <div>
        <h1>
          <PhraseBreaks text={t('first.heading', { doctors: professionOf(specialty, locale).many })} />
        </h1>
        <p className="muted">{t('first.lead')}</p>
      </div>
      <DemoNotice isShown={times.some(({ card }) => card.isDemo)} />
      <Wishes page={page} />
      {times.length === 0 ? (
        <NoTime page={page} />
      ) : (
        <ul className="first">
          {times.map((time) => (
            <Time key={time.card.id} time={time} />
          ))}
        </ul>
      )}
      {times.length > 0 && specialtyList && (
        <p>
          <span className="muted">{t('time.noneFits')}</span> <SpecialtyListLink list={specialtyList} lang={lang} />
        </p>
      )}
    </div>
  )
}
