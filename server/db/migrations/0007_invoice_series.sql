CREATE TABLE "invoice_series" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"series" text NOT NULL,
	"after" integer NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_series_kind_year_series_pk" PRIMARY KEY("kind","year","series"),
	CONSTRAINT "invoice_series_kind" CHECK ("invoice_series"."kind" in ('INVOICE', 'CREDIT_NOTE')),
	CONSTRAINT "invoice_series_series" CHECK ("invoice_series"."series" ~ '^([B-Z]|[A-Z]{2})$'),
	CONSTRAINT "invoice_series_after" CHECK ("invoice_series"."after" >= 0)
);

--> statement-breakpoint
-- Volatile: it has to see a series that began while its caller waited for the counter.
CREATE FUNCTION "invoice_code"("of_kind" text, "of_year" integer, "of_number" integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  "current" record;
  "digits" text;
BEGIN
  SELECT "series", "after" INTO "current" FROM "public"."invoice_series"
    WHERE "kind" = "of_kind" AND "year" = "of_year" AND "after" < "of_number"
    ORDER BY "after" DESC, length("series") DESC, "series" DESC LIMIT 1;
  "digits" := ("of_number" - coalesce("current"."after", 0))::text;
  RETURN CASE "of_kind" WHEN 'INVOICE' THEN 'RE' ELSE 'ST' END || '-' || "of_year" || coalesce("current"."series", '')
    || '-' || lpad("digits", greatest(5, length("digits")), '0');
END $$;
--> statement-breakpoint
-- safe: the version before writes numbers without a letter; after a restore it would write some that the lost rows had
-- already. Counter and keys stay as it knows them, what it writes gets the letter here, and without a restore nothing changes.
CREATE FUNCTION "write_invoice_series"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."code" := "public"."invoice_code"(NEW."kind", NEW."year", NEW."number");
  NEW."snapshot" := jsonb_set(NEW."snapshot", '{code}', to_jsonb(NEW."code"));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_series" BEFORE INSERT ON "invoices" FOR EACH ROW WHEN (NEW."code" ~ '^(RE|ST)-\d{4}-\d+$') EXECUTE FUNCTION "write_invoice_series"();
