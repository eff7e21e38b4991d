-- Documents that follow the first of an order: a correction takes the next number of the invoices, a claim for damages has
-- numbers of its own, SE-2026-00001.
-- safe: looser; whatever the version before writes fulfils it, and the release after this one issues the first
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_kind", ADD CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('INVOICE', 'CREDIT_NOTE', 'CORRECTION', 'CLAIM'));
--> statement-breakpoint
-- safe: looser; whatever the version before writes fulfils it, and the release after this one counts the first
ALTER TABLE "invoice_numbers" DROP CONSTRAINT "invoice_numbers_kind", ADD CONSTRAINT "invoice_numbers_kind" CHECK ("invoice_numbers"."kind" in ('INVOICE', 'CREDIT_NOTE', 'CLAIM'));
--> statement-breakpoint
-- safe: looser; whatever the version before writes fulfils it, and it reads the series of a kind by its name
ALTER TABLE "invoice_series" DROP CONSTRAINT "invoice_series_kind", ADD CONSTRAINT "invoice_series_kind" CHECK ("invoice_series"."kind" in ('INVOICE', 'CREDIT_NOTE', 'CLAIM'));
--> statement-breakpoint
-- safe: invoices and credit notes are written as before
CREATE OR REPLACE FUNCTION "invoice_code"("of_kind" text, "of_year" integer, "of_number" integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  "current" record;
  "digits" text;
  "counted" text := CASE "of_kind" WHEN 'CORRECTION' THEN 'INVOICE' ELSE "of_kind" END;
BEGIN
  SELECT "series", "after" INTO "current" FROM "public"."invoice_series"
    WHERE "kind" = "counted" AND "year" = "of_year" AND "after" < "of_number"
    ORDER BY "after" DESC, length("series") DESC, "series" DESC LIMIT 1;
  "digits" := ("of_number" - coalesce("current"."after", 0))::text;
  RETURN CASE "counted" WHEN 'INVOICE' THEN 'RE' WHEN 'CLAIM' THEN 'SE' ELSE 'ST' END || '-' || "of_year"
    || coalesce("current"."series", '') || '-' || lpad("digits", greatest(5, length("digits")), '0');
END $$;
