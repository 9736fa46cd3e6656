/** A new folder below that of temporary files, which the account of a database can enter too. @param name what its name begins with */
export function temporaryFolder(name: string): string
