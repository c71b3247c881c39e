import { sql, type Kysely } from 'kysely';

/**
 * How many albums there are outside the trash, with an order and without, counted as orders that are done are: without
 * reading hundreds of thousands of them at every look at the list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table kept_albums (has_order boolean not null, change integer not null)`.execute(db);
  await sql`create function count_kept_albums() returns trigger language plpgsql as $$
    declare
      gone boolean := case when tg_op <> 'INSERT' and old.trashed_at is null then old.has_order end;
      come boolean := case when tg_op <> 'DELETE' and new.trashed_at is null then new.has_order end;
    begin
      if gone is distinct from come then
        insert into kept_albums select gone, -1 where gone is not null union all select come, 1 where come is not null;
      end if;
      return null;
    end
  $$`.execute(db);
  // Nobody writes to the table of albums from here on until both are there.
  await sql`create trigger albums_kept after insert or update of has_order, trashed_at or delete on albums
    for each row execute function count_kept_albums()`.execute(db);
  await sql`insert into kept_albums select has_order, count(*) from albums
    where trashed_at is null group by has_order`.execute(db);
}
