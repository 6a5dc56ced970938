import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'
import { Banner, type BannerTone } from '#app/ui/notices/banner.tsx'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import type { ServiceWords, SummaryWords } from '../summary-words.ts'

const tones: Readonly<Record<SummaryWords['coverage'], BannerTone>> = {
  active: 'success',
  inactive: 'warning',
  unclear: 'info',
}

function Service({ service: { title, rows, notes } }: { service: ServiceWords }) {
  return (
    <section className="benefit">
      <h3>{title}</h3>
      {rows.length > 0 && (
        <dl className="pairs">
          {rows.map(({ label, value, notes: own }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <b className="num">{value}</b>
                {own.map((note) => (
                  <span key={note} className="benefit__note">
                    {note}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="muted">
          {note}
        </p>
      ))}
    </section>
  )
}

/** What the payer says, in words that are already in the reader's language. */
export function SummaryPanel({ summary, othersTitle }: { summary: SummaryWords; othersTitle: string }) {
  const { coverage, headline, copay, advice, facts, services, others, asOf } = summary
  return (
    <div className="stack">
      <Banner tone={tones[coverage]}>
        <p>
          <b>
            <PhraseBreaks text={headline} />
          </b>
        </p>
        {copay && <p>{copay}</p>}
        {advice && <p>{advice}</p>}
      </Banner>
      {facts.length > 0 && (
        <dl className="pairs">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {services.map((service) => (
        <Service key={service.title} service={service} />
      ))}
      {others.length > 0 && (
        <Disclosures>
          <Disclosure summary={othersTitle}>
            {others.map((service) => (
              <Service key={service.title} service={service} />
            ))}
          </Disclosure>
        </Disclosures>
      )}
      <p className="muted small">{asOf}</p>
    </div>
  )
}
