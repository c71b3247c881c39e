/** Who may rename and delete a saved layout; everybody in an album of its owner may use it. */
export function mayChange(
  { owner, created_by }: { readonly owner: string; readonly created_by: string },
  { id, admin }: { readonly id: string; readonly admin: boolean },
): boolean {
  return admin || id === owner || id === created_by;
}
