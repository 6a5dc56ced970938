import { isEnglish } from '#app/core/i18n/habits.ts'
import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import type { TestWindows } from '#app/modules/library/labs/lab-tests.server.ts'
import { isCounted } from '#app/modules/library/labs/test-windows.ts'
import { paths } from '#app/paths.ts'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

type Windows = TestWindows['windows']

/** The tests for one infection, or for those that one swab finds. */
function WindowsTable({ caption, windows }: { caption: string; windows: Windows }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  const day = (part: 'earliest' | 'conclusive', count: number) => (
    <>
      <span className="nb">{t('sti.dayNumber', { count })}</span>
      <b className="nb" data-on={part} />
    </>
  )
  return (
    <table className="rows" data-sti-table="">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sti.column.test')}</th>
          <th scope="col">{t('sti.column.sample')}</th>
          <th scope="col">{t('sti.column.earliest')}</th>
          <th scope="col">{t('sti.column.conclusive')}</th>
        </tr>
      </thead>
      <tbody>
        {windows.map((window) => (
          <tr
            key={window.slug}
            data-concerns={window.concerns.join(' ')}
            {...(isCounted(window) && { 'data-earliest': window.earliestDay, 'data-conclusive': window.conclusiveDay })}
          >
            <th scope="row">
              <Link to={paths.labs({ test: window.slug })}>{window.name}</Link>
              {!isEnglish(locale) && (
                <Lang lang="en" className="rows__second">
                  {window.nameEn}
                </Lang>
              )}
            </th>
            <td data-label={t('sti.column.sample')}>{window.specimen}</td>
            {isCounted(window) ? (
              <>
                <td data-label={t('sti.column.earliest')}>{day('earliest', window.earliestDay)}</td>
                <td data-label={t('sti.column.conclusive')}>
                  {day('conclusive', window.conclusiveDay)}
                  {window.note && <span className="rows__second">{window.note}</span>}
                  <span className="rows__state" data-state="" />
                </td>
              </>
            ) : (
              <td colSpan={2} data-label={t('sti.column.earliest')}>
                {window.note ?? t('sti.withSores')}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Every test with its days after the exposure, in a part for each infection; the first is open. Whole without a script; the island `sti`
 * opens the parts of the reader's concerns, writes the calendar dates into `[data-on]` and hides the rows of other concerns.
 */
export function TestWindowsTables({ windows }: { windows: Windows }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  const groups = [...groupBy(windows, ({ concerns }) => concerns[0] ?? '').values()]
  return (
    <div className="qa test-windows">
      {groups.map((own, position) => {
        const concerns = [...new Set(own.flatMap((window) => window.concerns))]
        const title = formatList(
          concerns.map((concern) => t(`sti.concern.${concern}`)),
          locale,
        )
        return (
          <details key={concerns.join()} open={position === 0} data-sti-group="">
            <summary>
              <span>
                {title} <span className="test-windows__count">{t('lab.inDrawer', { count: own.length })}</span>
              </span>
            </summary>
            <div id={`windows-${concerns[0]}`} className="qa__answer">
              <WindowsTable caption={t('sti.tableCaption', { concerns: title })} windows={own} />
            </div>
          </details>
        )
      })}
    </div>
  )
}
