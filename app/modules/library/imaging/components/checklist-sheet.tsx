import { useTranslation } from 'react-i18next'
import { formatDay, formatList } from '#app/core/format/format.ts'
import type { BilingualLine, Sheet } from '#app/modules/library/imaging/checklist.ts'
import { otherLanguage } from '#app/modules/library/imaging/other-language.ts'
import { Lang } from '#app/ui/lang.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'

function Both({ line }: { line: BilingualLine }) {
  const locale = useLocale()
  return (
    <>
      {line.text}
      {line.other && (
        <Lang lang={otherLanguage(locale)} className="both">
          {line.other}
        </Lang>
      )}
    </>
  )
}

/** The checklist to print: every line in two languages, with a box to tick, and what to show at the front desk. */
export function ChecklistSheet({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  return (
    <section id="checklist" className="panel sheet stack" aria-labelledby="checklist-title" tabIndex={-1}>
      <h2 id="checklist-title">
        <span className="sheet__kind">{t('radiology.sheetTitle')}</span>
        <Both line={sheet.title} />
      </h2>
      <div className="share">
        <p>
          <b>{t('radiology.frontDesk')}</b>
        </p>
        <ul className="dots">
          {sheet.frontDesk.map((line) => (
            <li key={line.text}>
              <Both line={line} />
            </li>
          ))}
        </ul>
      </div>
      {sheet.parts.map(({ part, heading, lines }) => (
        <section key={part} aria-labelledby={`part-${part}`}>
          <h3 id={`part-${part}`}>
            <Both line={heading} />
          </h3>
          <ul className="ticks">
            {lines.map((line) => (
              <li key={line.text}>
                <span>
                  <Both line={line} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="muted">{t('radiology.sheetNote')}</p>
      <p className="muted">
        <Unbroken
          text={t('radiology.sheetSources', {
            publishers: formatList(
              sheet.publishers.map(({ publisher, readOn }) =>
                t('radiology.sheetSource', { publisher, day: formatDay(readOn, locale) }),
              ),
              locale,
            ),
            day: formatDay(sheet.reviewedOn, locale),
          })}
        />
      </p>
      <p className="muted noprint">{t('radiology.howToPrint')}</p>
    </section>
  )
}
