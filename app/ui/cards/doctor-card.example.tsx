import { AvailabilityStrip } from './availability-strip.tsx'
import { ButtonLink } from '../button.tsx'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { DoctorCard, IdentityBand } from './doctor-card.tsx'
import { Fact, Facts } from '../tables/facts.tsx'
import { Lang } from '../lang.tsx'
import { Link } from '../link.tsx'
import { MapNumber } from './map-number.tsx'
import { SealAvatar } from './seal-avatar.tsx'
import { Tag, Tags } from '../tag.tsx'

function DoctorTags() {
  const { doctor } = useSampleWords()
  return (
    <Tags>
      <Tag tone="warm">{doctor.specialty}</Tag>
      <Tag tone="ok">{doctor.accepting}</Tag>
    </Tags>
  )
}

function Result() {
  const { doctor, days, action } = useSampleWords()
  return (
    <DoctorCard
      id="d1"
      avatar={<SealAvatar name={doctor.name} />}
      name={<Link to="/doctor/family-medicine/zhining-bai">{doctor.display}</Link>}
      secondName={<Lang lang={doctor.secondLang}>{doctor.second}</Lang>}
      tags={<DoctorTags />}
      facts={
        <Facts>
          <Fact icon="languages" hiddenLabel={doctor.languagesLabel}>
            {doctor.languages}
          </Fact>
          <Fact icon="map-pin">
            <Lang lang="en">{doctor.address}</Lang>
            <br />
            <span className="muted">
              {doctor.way}{' '}
              <span className="nb">
                {doctor.map} <MapNumber number={1} />
              </span>
            </span>
          </Fact>
          <Fact icon="shield-check" hiddenLabel={doctor.insuranceLabel}>
            {doctor.insurance}
          </Fact>
        </Facts>
      }
      availability={
        <>
          <h3 className="label small" id="d1-times">
            {doctor.times}
          </h3>
          <AvailabilityStrip
            labelId="d1-times"
            days={days.map(([weekday = '', day = '', state = ''], position) => ({
              date: `2026-06-${String(9 + position).padStart(2, '0')}`,
              weekday,
              day,
              state,
              to: position === 2 || position === 4 ? undefined : `/doctor/x/y/appointment?day=${position}`,
            }))}
          />
        </>
      }
      actions={
        <>
          <ButtonLink to="/doctor/family-medicine/zhining-bai" variant="book">
            {doctor.book}
          </ButtonLink>
          <ButtonLink to="tel:+17185550110" variant="line" icon="phone">
            {action.call}
          </ButtonLink>
        </>
      }
    />
  )
}

function Band() {
  const { doctor } = useSampleWords()
  return (
    <IdentityBand
      avatar={<SealAvatar name={doctor.name} size="lg" />}
      name={doctor.display}
      secondName={<Lang lang={doctor.secondLang}>{doctor.second}</Lang>}
      tags={<DoctorTags />}
    />
  )
}

export const examples: readonly Example[] = [
  { title: 'result', render: () => <Result /> },
  {
    title: 'identity-band',
    page: true,
    render: () => (
      <main id="main">
        <Band />
      </main>
    ),
  },
]
