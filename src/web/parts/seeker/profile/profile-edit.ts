export const editKinds = ['position', 'education', 'licence', 'wishes', 'facts'] as const
export type EditKind = (typeof editKinds)[number]

/** What is open for changing, as in `?edit=position.<id>`; `id` is null for a new entry and for what there is once. */
export type ProfileEdit = { kind: EditKind; id: string | null }

const editParam = 'edit'
const separator = '.'

export function readEdit(search: URLSearchParams): ProfileEdit | null {
  const [name, id] = (search.get(editParam) ?? '').split(separator)
  const kind = editKinds.find(each => each === name)
  return kind ? { kind, id: id ?? null } : null
}

/** Leads to the open form, also without scripts. */
export function editPath(page: string, { kind, id }: ProfileEdit): string {
  return `${page}?${editParam}=${id === null ? kind : `${kind}${separator}${id}`}#edit`
}
