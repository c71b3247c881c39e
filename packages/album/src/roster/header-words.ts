import { foldName } from './fold-name.ts';

/** What a header can say. `surname` becomes part 2 of the name, `name` what the others leave open, `state` is only to be read by people. */
export type HeaderMeaning = 'given' | 'surname' | 'name' | 'position' | 'chapter' | 'photo' | 'person' | 'id' | 'state';

/** How headers are written in German, English, French, Italian and Polish. French `Nom` and Italian `Nome` depend on their neighbours. */
const HEADER_WORDS: Readonly<Record<HeaderMeaning, string>> = {
  given:
    'Vorname, Vornamen, Rufname, First, First name, Firstname, Given name, Forename, Prénom, Prénoms, Imię, Imiona',
  surname:
    'Nachname, Nachnamen, Familienname, Zuname, Last, Last name, Lastname, Surname, Family name, Nom, Nom de famille, Cognome, Nazwisko, Nazwiska',
  name:
    'Name, Namen, Vor- und Nachname, Vorname Nachname, Name Vorname, Nachname Vorname, Person, Spieler, Spielerin, Schüler, Schülerin, Gast, Mitarbeiter, Mitarbeiterin, Mitglied, ' +
    'Full name, Fullname, First and last name, Player, Employee, Member, Student, Guest, ' +
    'Nom et prénom, Prénom et nom, Nom complet, Joueur, Joueuse, Élève, Invité, Invitée, ' +
    'Nome, Nome e cognome, Cognome e nome, Nome completo, Giocatore, Giocatrice, Alunno, ' +
    'Imię i nazwisko, Nazwisko i imię, Zawodnik, Zawodniczka, Uczeń, Gość, Osoba',
  position:
    'Position, Pos, Funktion, Rolle, Titel, Beruf, Amt, Aufgabe, Role, Function, Title, Job, Job title, ' +
    'Poste, Fonction, Rôle, Titre, Posizione, Ruolo, Funzione, Titolo, Mansione, Pozycja, Funkcja, Rola, Stanowisko, Tytuł',
  chapter:
    'Kapitel, Kapitelname, Team, Teamname, Team name, Mannschaft, Klasse, Klassenname, Gruppe, Gruppenname, Abteilung, Tisch, Verein, Bereich, Jahrgang, Sektion, ' +
    'Section, Chapter, Class, Group, Department, Table, Club, Division, Squad, ' +
    'Chapitre, Équipe, Classe, Groupe, Département, Service, Capitolo, Squadra, Gruppo, Reparto, Tavolo, Sezione, ' +
    'Rozdział, Drużyna, Zespół, Klasa, Grupa, Dział, Stół, Stolik, Sekcja',
  photo:
    'Foto, Fotos, Fotodatei, Bild, Bilder, Bilddatei, Datei, Dateiname, Photo, Photos, Picture, Image, File, Filename, File name, ' +
    'Fichier, Nom du fichier, Immagine, File foto, Nome file, Zdjęcie, Plik, Obraz, Nazwa pliku',
  // A bare `Nr.` counts the rows: it is another one in the next list.
  person:
    'ID, Kennung, Mitgliedsnummer, Mitgliedsnr, Mitglieds-Nr, Mitglied-Nr, Mitglieds-ID, Personalnummer, Personal-Nr, Passnummer, Pass-Nr, Spieler-ID, Schüler-ID, Schülernummer, Matrikelnummer, ' +
    'Person ID, Member ID, Member number, Membership number, Membership no, Employee ID, Employee number, Player ID, Student ID, Staff ID, Pass number, ' +
    'Identifiant, Numéro de membre, Numéro de licence, N° de licence, Matricule, ' +
    'Codice, Matricola, Numero tessera, Numero di tessera, Tessera, Numer członkowski, Numer legitymacji, Identyfikator, Nr legitymacji',
  id: 'Sticker-ID, ID du sticker, ID figurina, ID naklejki',
  state: 'Foto-Stand, Photo state, État de la photo, Stato della foto, Stan zdjęcia',
};

const MEANINGS = new Map<string, HeaderMeaning>(
  (Object.keys(HEADER_WORDS) as HeaderMeaning[]).flatMap((meaning) =>
    HEADER_WORDS[meaning].split(', ').map((words): [string, HeaderMeaning] => [foldName(words), meaning]),
  ),
);

/** What the title of a column means: as a whole, else by the only meaning among its words (`Name des Spielers`). */
export function headerMeaning(title: string): HeaderMeaning | undefined {
  const folded = foldName(title);
  const whole = MEANINGS.get(folded);
  if (whole || folded === '') return whole;
  const known = new Set(folded.split(' ').map((word) => MEANINGS.get(word)));
  known.delete(undefined);
  return known.size === 1 ? [...known][0] : undefined;
}
