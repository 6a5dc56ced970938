import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { telephoneKeys } from '../ivr.ts'
import type { MenuData } from '../pages/menu-page.server.ts'
import { useVoiceName } from './phone-words.tsx'

type Node = MenuData['nodes'][number]

/** Where a step leads: its keys, whose telephones ring, and where it goes on. */
function Leads({ node, page: { nodes, groups } }: { node: Node; page: MenuData }) {
  const { t } = useTranslation('telephony')
  const voice = useVoiceName()
  const nameOf = (id: string) => nodes.find((each) => each.id === id)?.name ?? t('menu.nowhere')
  const group = groups.find(({ id }) => id === node.groupId)
  const keys = telephoneKeys.flatMap((key) => {
    const target = node.keys[key]
    return target ? [{ key, words: node.action === 'language' ? voice(target) : nameOf(target) }] : []
  })
  const lines = [
    ...keys.map(({ key, words }) => t('menu.key', { key, to: words })),
    ...(node.action === 'ring' ? [t('menu.rings', { group: group?.name ?? t('menu.nowhere') })] : []),
    ...(node.next ? [t('menu.then', { to: nameOf(node.next) })] : []),
  ]
  return lines.length === 0 ? (
    <>—</>
  ) : (
    lines.map((line) => (
      <span key={line} className="t__second">
        {line}
      </span>
    ))
  )
}

/** The steps of the menu, in the order in which callers come to them. */
export function NodeTable({ page }: { page: MenuData }) {
  const { t } = useTranslation('telephony')
  const { clinic, nodes } = page
  return (
    <DataTable
      caption={t('menu.steps')}
      rows={nodes}
      rowKey={({ id }) => id}
      columns={[
        {
          ...{ key: 'name', label: t('fields.name'), rowHeader: true, phone: 'wide' },
          cell: ({ id, name }) => <Link to={paths.telephonyNode({ place: clinic.slug, node: id })}>{name}</Link>,
        },
        {
          ...{ key: 'action', label: t('fields.action'), phone: 'labeled' },
          cell: ({ action }) => t(`actions.${action}`),
        },
        {
          ...{ key: 'depth', label: t('menu.depth'), numeric: true, phone: 'labeled' },
          cell: ({ depth }) => depth ?? t('menu.unreached'),
        },
        {
          ...{ key: 'leads', label: t('menu.leads'), phone: 'labeled' },
          cell: (node) => <Leads node={node} page={page} />,
        },
      ]}
    />
  )
}
