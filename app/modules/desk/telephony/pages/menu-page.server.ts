import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, refusedForm, staleForm, toasted } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { paths } from '#app/paths.ts'
import { addNode, publishMenu, removeNode, restoreMenu, saveEntries, saveNode } from '../commands/save-menu.server.ts'
import { buttonForm, entriesForm, newNodeForm, nodeForm, restoreForm } from '../forms.ts'
import { depths } from '../ivr-checks.ts'
import { findNode } from '../ivr.ts'
import { faultsAt, listGroups, listLines, listVersions, offeredLanguages } from '../queries/set-up.server.ts'
import { openSetUp, searchOf, wordsOf } from './open-telephony.server.ts'

/** The menu as it is being edited, what keeps it from being published, and what was published before. */
export async function loadMenu(request: Request, actor: ProviderActor) {
  const { clinic, settings } = await openSetUp(request, actor, 'telephony.set_up')
  const { draft, version, liveVersion } = settings
  const [groups, faults, versions] = await Promise.all([
    listGroups(clinic.id),
    faultsAt(clinic.id, draft),
    listVersions(clinic.id),
  ])
  const names = await namesOfStaff(
    versions.map(({ publishedById }) => publishedById),
    actor.locale,
  )
  const deep = depths(draft)
  return {
    ...{ clinic, version, liveVersion, faults, entries: draft.entries },
    groups: groups.map(({ id, name }) => ({ id, name })),
    /** In the order in which callers come to them; what nothing leads to stands last. */
    nodes: draft.nodes
      .map((node) => ({ ...node, depth: deep.get(node.id) ?? null }))
      .toSorted((one, other) => (one.depth ?? 99) - (other.depth ?? 99)),
    versions: versions.map(({ number, publishedById, createdAt }) => ({
      ...{ number, createdAt, who: names.get(publishedById) ?? '' },
    })),
  }
}

export type MenuData = Awaited<ReturnType<typeof loadMenu>>

/** Publishes the menu, takes an earlier one up, adds a step, or says where calls begin: which of it, the address says. */
export async function submitMenu(request: Request, actor: ProviderActor) {
  const { clinic } = await openSetUp(request, actor, 'telephony.set_up')
  const facilityId = clinic.id
  const here = paths.telephonyMenu({ place: clinic.slug })
  const t = wordsOf(actor)
  const form = await readForm(request)
  const stale = { 'directory.stale': () => toasted(here, { tone: 'warning', text: t('stale') }) } as const
  switch (searchOf(request).get('form')) {
    case 'publish': {
      const submission = parseForm(form, buttonForm)
      const version = submission.status === 'success' ? submission.value.version : null
      const done = await orAnswered(publishMenu(actor, { facilityId, version }), {
        ...stale,
        'telephony.menu_faulty': () => toasted(here, { tone: 'warning', text: t('menu.faulty') }),
      })
      return done instanceof Response ? done : accepted(here, t('menu.published', { number: done }))
    }
    case 'restore': {
      const submission = parseForm(form, restoreForm)
      if (submission.status !== 'success') return notFound()
      const done = await orAnswered(restoreMenu(actor, { facilityId, ...submission.value }), stale)
      return done instanceof Response ? done : accepted(here, t('menu.restored', { number: submission.value.number }))
    }
    case 'entries': {
      const submission = parseForm(form, entriesForm)
      if (submission.status !== 'success') return refusedForm(submission)
      const done = await orAnswered(saveEntries(actor, { facilityId, ...submission.value }), {
        'directory.stale': () => staleForm(submission),
      })
      return done instanceof Response ? done : accepted(here, t('saved'))
    }
    case 'add': {
      const submission = parseForm(form, newNodeForm)
      if (submission.status !== 'success') return refusedForm(submission)
      const done = await orAnswered(addNode(actor, { facilityId, ...submission.value }), {
        'directory.stale': () => staleForm(submission),
        'telephony.menu_full': () => refusedForm(submission, { name: ['errors.menuFull'] }, 409),
      })
      return done instanceof Response ? done : accepted(paths.telephonyNode({ place: clinic.slug, node: done }))
    }
    default:
      return notFound()
  }
}

/** One step of the menu, with where it can lead. */
export async function loadNode(request: Request, actor: ProviderActor) {
  const { clinic, settings } = await openSetUp(request, actor, 'telephony.set_up')
  const node = findNode(settings.draft, searchOf(request).get('node') ?? '') ?? notFound()
  const [groups, lines, faults] = await Promise.all([
    listGroups(clinic.id),
    listLines(clinic.id),
    faultsAt(clinic.id, settings.draft),
  ])
  return {
    ...{ clinic, node, version: settings.version },
    others: settings.draft.nodes.map(({ id, name, action }) => ({ id, name, action })),
    groups: groups.map(({ id, name }) => ({ id, name })),
    languages: offeredLanguages(lines),
    faults: faults.filter((fault) => fault.node === node.id),
  }
}

export type NodeData = Awaited<ReturnType<typeof loadNode>>

export async function submitNode(request: Request, actor: ProviderActor) {
  const { clinic, node } = await loadNode(request, actor)
  const shown = { facilityId: clinic.id, nodeId: node.id }
  const menu = paths.telephonyMenu({ place: clinic.slug })
  const t = wordsOf(actor)
  const form = await readForm(request)
  if (searchOf(request).get('form') === 'remove') {
    const submission = parseForm(form, buttonForm)
    const version = submission.status === 'success' ? submission.value.version : null
    const done = await orAnswered(removeNode(actor, { ...shown, version }), {
      'directory.stale': () => toasted(menu, { tone: 'warning', text: t('stale') }),
    })
    return done instanceof Response ? done : accepted(menu, t('removed'))
  }
  const submission = parseForm(form, nodeForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const done = await orAnswered(saveNode(actor, { ...shown, ...submission.value }), {
    'directory.stale': () => staleForm(submission),
  })
  return done instanceof Response ? done : accepted(menu, t('saved'))
}
