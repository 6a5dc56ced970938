import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * The lock file against a list of known advisories that is kept here, so that the check needs no network (F2). Who raises a dependency or
 * reads of an advisory keeps docs/advisories.json; `npm audit` says the same where a registry answers it.
 */

type Range = { from?: string; below: string }
type Advisory = { id: string; package: string; affected: Range[]; what: string }
type Exception = { package: string; version: string; ids: string[]; since: string; reason: string }
type Advisories = { checked: string; advisories: Advisory[]; exceptions: Exception[] }

const { checked, advisories, exceptions } = JSON.parse(readFileSync('docs/advisories.json', 'utf8')) as Advisories
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; name?: string }>
}
const locked = Object.entries(packages).flatMap(([path, { version, name }]) =>
  path === '' || version === undefined ? [] : [{ name: name ?? path.split('node_modules/').at(-1)!, version }],
)

const partsOf = (version: string) => version.split(/[-+]/)[0]!.split('.').map(Number)
const isPrerelease = (version: string) => version.includes('-')

/** Whether one version comes before another; a version in the making comes before the one it becomes. */
function isBefore(one: string, other: string): boolean {
  const [left, right] = [partsOf(one), partsOf(other)]
  const at = left.findIndex((part, index) => part !== right[index])
  return at === -1 ? isPrerelease(one) && !isPrerelease(other) : left[at]! < (right[at] ?? 0)
}

const isAffected = (version: string, { affected }: Advisory) =>
  affected.some(({ from, below }) => isBefore(version, below) && (from === undefined || !isBefore(version, from)))

const found = locked.flatMap(({ name, version }) =>
  advisories
    .filter((advisory) => advisory.package === name && isAffected(version, advisory))
    .map(({ id, what }) => ({ name, version, id, what })),
)
const isExcepted = ({ name, version, id }: (typeof found)[number]) =>
  exceptions.some((each) => each.package === name && each.version === version && each.ids.includes(id))

describe('what is locked', () => {
  it('has no known advisory but those with a reason', () => {
    expect(locked.length).toBeGreaterThan(500)
    expect(found.filter((each) => !isExcepted(each))).toEqual([])
  })

  it('has a reason and a date for each exception, and none for what is no longer there', () => {
    for (const { reason, since } of exceptions) {
      expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(reason.length).toBeGreaterThan(40)
    }
    const stale = exceptions.flatMap((exception) =>
      exception.ids
        .filter(
          (id) =>
            !found.some(
              (each) => each.id === id && each.name === exception.package && each.version === exception.version,
            ),
        )
        .map((id) => `${exception.package}@${exception.version} ${id}`),
    )
    expect(stale).toEqual([])
  })

  it('is compared with a list that has a date and names each advisory once', () => {
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const ids = advisories.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^(?:GHSA(?:-[a-z0-9]{4}){3}|CVE-\d{4}-\d+)$/.test(id))).toEqual([])
  })

  it('is compared as versions are, not as texts', () => {
    const advisory: Advisory = {
      id: 'x',
      package: 'x',
      what: '',
      affected: [{ below: '2.10.0' }, { from: '3.0.0', below: '3.1.0' }],
    }
    const affected = ['2.9.9', '0.1.0', '2.10.0-beta.1', '3.0.0', '3.0.12']
    const sound = ['2.10.0', '2.11.0', '10.0.0', '3.1.0']
    expect([...affected, ...sound].filter((version) => isAffected(version, advisory))).toEqual(affected)
  })
})
