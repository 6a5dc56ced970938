import { useTranslation } from 'react-i18next'
import { formatList, formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/cards/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Evidence } from '../queries/registration-evidence.server.ts'

/** Where New York tells who holds a license, and where the registry of NPIs is. */
const licenseLookup = 'https://eservices.nysed.gov/professions/verification-search'
const registryRecord = (npi: string) => `https://npiregistry.cms.hhs.gov/provider-view/${npi}`

type Pair = readonly [label: string, value: React.ReactNode]

function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className="pairs">
      {pairs.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Stated({ npi, isNpiValid, stated }: Evidence) {
  const { t } = useTranslation('review')
  const locale = useLocale()
  const { name, phone, email, isEmailVerified, evidence, invitedBy, specialty, clinic } = stated
  return (
    <div>
      <h3>{t('evidence.stated')}</h3>
      <Pairs
        pairs={[
          [t('evidence.name'), name],
          [
            t('evidence.npi'),
            <>
              <span className="num">{npi}</span> {!isNpiValid && <Tag tone="bad">{t('evidence.npiWrong')}</Tag>}
            </>,
          ],
          [t('evidence.phone'), phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>],
          [
            t('evidence.email'),
            email && (
              <>
                {email}{' '}
                <Tag tone={isEmailVerified ? 'ok' : 'wait'}>
                  {t(isEmailVerified ? 'evidence.emailChecked' : 'evidence.emailUnchecked')}
                </Tag>
              </>
            ),
          ],
          [t('evidence.specialty'), specialty],
          [t('evidence.clinic'), clinic],
          [
            t('evidence.invitedBy'),
            invitedBy &&
              t('evidence.inviter', { name: invitedBy.name, clinics: formatList(invitedBy.clinics, locale) }),
          ],
          [t('evidence.proof'), evidence],
        ]}
      />
    </div>
  )
}

function Recorded({ match, record }: Evidence) {
  const { t } = useTranslation('review')
  const locale = useLocale()
  const { specialty } = record ?? {}
  return (
    <div>
      <h3>{t('evidence.record')}</h3>
      {record ? (
        <>
          <Pairs
            pairs={[
              [
                t('evidence.name'),
                <>
                  {record.isListed && specialty ? (
                    <Link to={paths.doctor(specialty.slug, record.slug)}>{record.legalName}</Link>
                  ) : (
                    record.legalName
                  )}
                  {[record.nameHans, record.title].filter(Boolean).map((words) => ` ${words}`)}{' '}
                  <Tag tone={record.isOwned ? 'bad' : 'ok'}>
                    {t(record.isOwned ? 'evidence.owned' : record.isOwn ? 'evidence.own' : 'evidence.free')}
                  </Tag>
                </>,
              ],
              [t('evidence.specialty'), specialty?.name[locale]],
              [t('evidence.clinic'), record.address],
            ]}
          />
          {record.source === 'registry' && record.updatedOn && (
            <p className="muted">{t('evidence.fromRegistry', { date: record.updatedOn })}</p>
          )}
        </>
      ) : (
        <p className="muted">{t(match === 'facility' ? 'evidence.isFacility' : 'evidence.noRecord')}</p>
      )}
    </div>
  )
}

function Doubles({ doubles }: Pick<Evidence, 'doubles'>) {
  const { t } = useTranslation('review')
  return (
    <div>
      <h3>{t('evidence.doubles')}</h3>
      {doubles.length === 0 ? (
        <p className="muted">{t('evidence.noDoubles')}</p>
      ) : (
        <ul className="todo">
          {doubles.map(({ id, slug, specialtySlug, main, other, specialty, address }) => (
            <li key={id}>
              <span className="todo__what">
                <Link to={paths.doctor(specialtySlug, slug)}>{main}</Link>
                <span className="todo__second">{[other, specialty, address].filter(Boolean).join(' · ')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What somebody who registers states, beside what the directory and the registry have; and who may be the same person. */
export function EvidencePanel({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('review')
  return (
    <Card as="section" labelledBy="evidence" className="card__body stack">
      <h2 id="evidence">{t('evidence.title')}</h2>
      {evidence.isDisputed && <Banner tone="warning">{t('evidence.disputed')}</Banner>}
      <div className="review-sides">
        <Stated {...evidence} />
        <Recorded {...evidence} />
      </div>
      <p className="row">
        <a href={licenseLookup} rel="noreferrer">
          {t('evidence.license')}
        </a>
        <a href={registryRecord(evidence.npi)} rel="noreferrer">
          {t('evidence.registry')}
        </a>
      </p>
      <Doubles doubles={evidence.doubles} />
    </Card>
  )
}
