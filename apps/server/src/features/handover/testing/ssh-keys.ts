import ssh2 from 'ssh2';

/** A pair of keys as a person has them. One in some two hundred that the library makes it cannot read itself: another is made. */
export function sshKeys(): { readonly private: string; readonly public: string } {
  const pair = ssh2.utils.generateKeyPairSync('ed25519');
  return ssh2.utils.parseKey(pair.private) instanceof Error ? sshKeys() : pair;
}
