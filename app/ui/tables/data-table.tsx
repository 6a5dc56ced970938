import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Link } from '../link.tsx'

export type Column<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Figures, set right. */
  numeric?: boolean
  /** Names the row for screen readers; one column of a table. */
  rowHeader?: boolean
  /** In the cards of phones, which have no head: a line of its own, left out, or behind the label of the column. */
  phone?: 'wide' | 'hidden' | 'labeled'
  /** The address that sorts by this column, and how it is sorted now. */
  sort?: { to: string; direction: 'ascending' | 'descending' | 'none' }
}

type DataTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Adds a checkbox to every row: its input's name and the label of a row's box. */
  choose?: { name: string; label: (row: Row) => string; chosen: ReadonlySet<string> }
  /** Few narrow columns of figures, which stay a table on phones. */
  keepsColumns?: boolean
}

function columnClass(column: Column<never>) {
  return (
    classNames(
      column.numeric && 't__number num',
      column.phone === 'wide' && 't__wide',
      column.phone === 'hidden' && 't__desktop',
    ) || undefined
  )
}

function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  const { t } = useTranslation('ui')
  const sorted = column.sort && column.sort.direction !== 'none' ? column.sort.direction : undefined
  return (
    <th scope="col" className={columnClass(column as Column<never>)} aria-sort={sorted}>
      {column.sort ? (
        <Link to={column.sort.to}>
          {column.label}
          {sorted && <>&nbsp;{t(`table.${sorted}`)}</>}
        </Link>
      ) : (
        column.label
      )}
    </th>
  )
}

/** A table of dashboards; under 768 px its rows turn into cards. Needs pro.css. */
export function DataTable<Row>({ caption, columns, rows, rowKey, choose, keepsColumns }: DataTableProps<Row>) {
  const { t } = useTranslation('ui')
  return (
    <table className={classNames('t', choose && 't--choose', keepsColumns && 't--columns')}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {choose && (
            <th scope="col">
              <span className="vh">{t('table.choose')}</span>
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = rowKey(row)
          const chosen = choose?.chosen.has(key) ?? false
          return (
            <tr key={key} className={chosen ? 't__selected' : undefined}>
              {choose && (
                <td>
                  <label className="check">
                    <input type="checkbox" name={choose.name} value={key} defaultChecked={chosen} />
                    <span className="vh">{choose.label(row)}</span>
                  </label>
                </td>
              )}
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    scope={column.rowHeader ? 'row' : undefined}
                    className={columnClass(column as Column<never>)}
                  >
                    {column.phone === 'labeled' && <span className="t__label">{column.label}</span>}
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Signs up to which a value stays in one line: a telephone number, a name. */
const shortValue = 20

/** A change in a table: the old struck through, the new on leaf. */
export function Change({ from, to }: { from: string; to: string }) {
  const classOf = (value: string) => (value.length <= shortValue ? 'nb' : undefined)
  return (
    <>
      <del className={classOf(from)}>{from}</del> → <ins className={classOf(to)}>{to}</ins>
    </>
  )
}
