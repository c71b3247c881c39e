import { sql, type Kysely } from 'kysely';

/**
 * How many orders are done, without reading all that ever were: what came and went, summed up at night. Rows are only
 * added, so that nobody waits for anybody. Those of guests (`run_id`) and those in the trash are not counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table done_orders (tab text not null, change integer not null)`.execute(db);
  await sql`create function done_tab(one orders) returns text language sql immutable as $$
    select one.tab where one.tab in ('shipped', 'rejected') and one.deleted_at is null and one.run_id is null
  $$`.execute(db);
  await sql`create function count_done_orders() returns trigger language plpgsql as $$
    declare
      gone text := case when tg_op <> 'INSERT' then done_tab(old) end;
      come text := case when tg_op <> 'DELETE' then done_tab(new) end;
    begin
      if gone is distinct from come then
        insert into done_orders select gone, -1 where gone is not null union all select come, 1 where come is not null;
      end if;
      return null;
    end
  $$`.execute(db);
  // Nobody writes to the table of orders from here on until both are there.
  await sql`create trigger orders_done after insert or update of tab, deleted_at, run_id or delete on orders
    for each row execute function count_done_orders()`.execute(db);
  await sql`insert into done_orders select tab, count(*) from orders
    where tab in ('shipped', 'rejected') and deleted_at is null and run_id is null group by tab`.execute(db);
}
