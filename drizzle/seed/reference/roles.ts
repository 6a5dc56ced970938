import { type Permission, permissions } from '#app/modules/accounts/admin-permissions.ts'
import type { rolePermissions, roles } from '#drizzle/schema/accounts.ts'

type RoleRow = typeof roles.$inferInsert

const reads = permissions.filter((permission) => permission.endsWith('.read') && permission !== 'impersonate.read')

/** The built-in roles of the administration: code, name in the three locales, permissions. */
const builtIn: readonly [code: string, hans: string, hant: string, en: string, permissions: readonly Permission[]][] = [
  ['super_admin', '超级管理员', '超級管理員', 'Super administrator', permissions],
  [
    'directory_editor',
    '名录编辑',
    '名錄編輯',
    'Directory editor',
    [
      'doctor.read',
      'doctor.approve',
      'doctor.edit',
      'description.review',
      'image.review',
      'update.review',
      'facility.merge',
      'data.reference',
    ],
  ],
  [
    'content_editor',
    '内容编辑',
    '內容編輯',
    'Content editor',
    ['blog.edit', 'blog.review', 'blog.publish', 'content.edit', 'content.publish', 'seo.read'],
  ],
  [
    'medical_reviewer',
    '医学审核',
    '醫學審核',
    'Medical reviewer',
    ['blog.edit', 'blog.review', 'blog.publish', 'blog.medical_sign', 'content.edit', 'content.publish', 'seo.read'],
  ],
  [
    'support_agent',
    '客服',
    '客服',
    'Support agent',
    [
      'ticket.read',
      'ticket.manage',
      'concierge.manage',
      'appointment.read_masked',
      'appointment.break_glass',
      'user.unlock',
    ],
  ],
  [
    'promo_manager',
    '推广管理',
    '推廣管理',
    'Promotion manager',
    ['promotion.review', 'inventory.manage', 'membership.comp'],
  ],
  ['finance', '财务', '財務', 'Finance', ['payment.read', 'payment.refund', 'membership.read']],
  ['assoc_manager', '协会管理', '協會管理', 'Association manager', ['association.review', 'association.suspend']],
  ['data_engineer', '数据工程', '資料工程', 'Data engineer', ['sync.run', 'sync.apply', 'data.import', 'data.migrate']],
  ['analyst', '分析', '分析', 'Analyst', ['analytics.read', 'seo.read', 'seo.run']],
  ['auditor', '审计', '稽核', 'Auditor', reads],
]

export const highestRole = 'role-super_admin'

export const roleRows: RoleRow[] = builtIn.map(([code, hans, hant, en]) => ({
  id: `role-${code}`,
  code,
  name: { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en },
  area: 'admin',
  isBuiltIn: true,
}))

/** Ids follow from what they join, so a start finds again what an earlier one wrote. */
export const rolePermissionRows: (typeof rolePermissions.$inferInsert)[] = builtIn.flatMap(([code, , , , allowed]) =>
  allowed.map((permission) => ({ id: `role-${code}-${permission}`, roleId: `role-${code}`, permission })),
)
